/** `text` for use in a sentence or a list: cut if it has more than `most` characters. */
export function shortened(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most).join("").trim()}…` : text
}
