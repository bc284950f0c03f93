import { wording } from "./wording-pattern"

/** Patterns that only run on the title. */
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
const openings = "(?:postes|positions|openings|vacancies)"
const toFill = "(?:\\s(?:disponibles?|vacants?|ouverts?|à\\s(?:combler|pourvoir)|available|to\\sfill))?"
export const titleSeveral = wording(
  `‹multiple\\s(?:positions|openings)›|\\(\\d{1,3}\\s(?:positions|postes)\\)|‹plusieurs\\spostes›|^(?:\\d{1,2}|deux|trois|quatre|cinq|two|three|four|five)\\s${openings}${toFill}(?=\\s?:|\\sd[e'’]|\\s[-–—])|(?<=[,:(]\\s?|[-–—]\\s)\\d{1,2}\\s${openings}${toFill}(?=\\)|$)`,
)
