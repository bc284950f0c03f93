/** The same messages in another language: none missing, none of its own. */
export type Translation<English> = { readonly [Name in keyof English]: string }
