import { wording, wordRegExp } from "./wording-pattern"

/** Patterns that only run on the title. */
export const titlePay = wording(
  "[$€£]|‹\\d{2,3}\\s?k›|‹\\d{1,9}(?:[.,]\\d{1,4})?\\s?(?:/|per\\s|de\\sl')\\s?(?:h|hr|hour|heure|year|yr|an)›",
)
export const titleCode = wording(
  "#\\s?\\d{1,12}|‹(?:req(?:uisition)?|ref(?:erence)?|job\\s?(?:id|no|number))\\.?\\s?[:#-]?\\s?[A-Z]{0,4}-?\\d{2,9}›|‹[A-Z]{2,6}-\\d{3,12}›|‹\\d{5,20}›",
)
export const titleDecoration = wording("(?![©®™])\\p{Extended_Pictographic}|[★☆►▶●◆■•~*|!]|[?]{2}|={2}")
export const titleClickbait = wording(
  "‹(?:urgent(?:ly)?|now\\shiring|hiring\\s(?:now|immediately)|apply\\s(?:now|today)|asap|great\\spay|immediate\\sstart|embauche\\simmédiate|postulez|on\\sembauche)›",
  "urgent\\scare",
)
export const titleTerms = wording(
  "‹(?:full|part)[- ]?time›|‹temps\\s(?:plein|partiel)›|‹(?:remote|hybrid|work\\sfrom\\shome|wfh|télétravail|à\\sdistance|hybride)›|‹(?:night|evening|weekend|day)\\sshifts?›|‹quart\\sde\\s(?:nuit|jour|soir)›",
)
export const titleDate = wording(
  "‹20\\d{2}›|‹(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?\\s\\d{1,2}›|‹\\d{1,2}(?:er)?\\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)›",
)
export const titleSeveral = wording(
  "‹multiple\\s(?:positions|openings)›|\\(\\d{1,3}\\s(?:positions|postes)\\)|‹plusieurs\\spostes›",
)

/** All of the pay that goes with a sign or a number, to make a title without it. */
export const payInTitle = wordRegExp(
  "[-–—,:|(]?\\s?[$€£]?\\s?\\d[\\d.,]{0,12}\\s?k?\\s?[$€£]?(?:\\s?(?:-|–|to|à)\\s?[$€£]?\\s?\\d[\\d.,]{0,12}\\s?k?\\s?[$€£]?)?\\s?(?:(?:/|per\\s|an?\\s|de\\sl'|l'|par\\s)\\s?(?:hour|heure|hr|h|year|yr|année|an)›)?\\)?|[$€£]{1,9}",
)

/** `title` without the matches of `pattern`, and without what joined them to the rest. Null if too little is left. */
export function titleWithout(title: string, pattern: RegExp): string | null {
  const global = new RegExp(pattern.source, `${pattern.flags}g`)
  const left = title
    .replace(global, " ")
    .replace(/\( ?\)|\[ ?\]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/(?: [-–—,:|/·]){2}/g, " –")
    .replace(/^[ ,:;|/·–—-]{1,9}|[ ,:;|/·–—-]{1,9}$/g, "")
    .trim()
  return /\p{L}{3}/u.test(left) && left !== title ? left : null
}
