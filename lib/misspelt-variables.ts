/** A variable that is set, and the one of ours that was most likely meant. */
export type Misspelling = { name: string; meant: string; certain: boolean }

/** Names close to ours that other programs use. Setting one of them is no error, though worth a remark. */
const ofOthers = new Set([
  ...["DATABASE_URLS", "EMAIL_FROM", "LOGLEVEL", "LOGLEVELS", "MAILFROM", "PUBLICURL"],
  ...["host", "port", "Host", "Port"],
])

/** Up to this length, a word with one letter replaced is most likely another word: URL and URI, HOST and POST. */
const shortWord = 4

/**
 * The names in `variables` that are not in `known` but look like a known one that isn't set. `certain` if hardly anything else
 * can be meant.
 */
export function misspeltVariables(
  variables: Record<string, string | undefined>,
  known: readonly string[],
): Misspelling[] {
  const isSet = (name: string) => Boolean(variables[name]?.trim())
  return Object.keys(variables)
    .filter((name) => !known.includes(name) && isSet(name))
    .flatMap((name) => {
      const meant = known.find((each) => !isSet(each) && isNear(name, each))
      return meant === undefined ? [] : [{ name, meant, certain: !ofOthers.has(name) }]
    })
}

function isNear(name: string, known: string): boolean {
  if (squeezed(name) === squeezed(known)) return true
  const [words, meant] = [name.toUpperCase().split("_"), known.split("_")]
  if (words.length !== meant.length) return false
  if (meant.length === 1) return isSwapped(name.toUpperCase(), known)
  return words.every((word, index) => isNearWord(word, meant[index] ?? ""))
}

const squeezed = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, "")

/** Whether `word` is `meant`, or differs by one letter too many, one too few, one replaced, or two swapped. */
function isNearWord(word: string, meant: string): boolean {
  if (word === meant || isSwapped(word, meant)) return true
  if (word.length === meant.length) return meant.length > shortWord && isOneReplaced(word, meant)
  const [longer, shorter] = word.length > meant.length ? [word, meant] : [meant, word]
  return [...longer].some((_, index) => longer.slice(0, index) + longer.slice(index + 1) === shorter)
}

function isSwapped(word: string, meant: string): boolean {
  return [...meant].some(
    (letter, index) =>
      meant.slice(0, index) + (meant[index + 1] ?? "") + letter + meant.slice(index + 2) === word,
  )
}

function isOneReplaced(word: string, meant: string): boolean {
  return [...meant].filter((letter, index) => letter !== word[index]).length === 1
}
