/** The same messages in another language: none missing, and none added. */
export type Translation<English> = { readonly [Name in keyof English]: string }
