import { wordRegExp } from "./wording-pattern"

const sameForAll =
  "de|d'|des|du|les|ces|notre|votre|nos|vos|leurs?|en|comme|pour|par|à|au|aux|chez|avec|sans|sur|dans|et|ou|poste|emploi|titre"
const mayPrecede = wordRegExp(`(?:^|[^\\p{L}\\s'.]\\s?|‹(?:${sameForAll})\\s?)$`)
const mayFollow = wordRegExp(
  `^(?:\\s?(?:[^\\p{L}\\s]|$)|\\s(?:${sameForAll}|bilingue|dynamique|responsable|temps|jour|soir|nuit)›|\\sd')`,
)
/** A participle or adjective further on: « Serveuse de nuit demandée ». */
const agreesLater = wordRegExp("^[^.,;:()\\n]{0,80}(?:\\p{L}ée?s?|\\p{L}(?:requis|prêt|sérieu(?:x|s))e?s?)›")

/**
 * Whether no article, adjective or participle around a noun has its gender, so that a noun of another gender or of both can
 * replace it.
 */
export function agreesWithAnything(before: string, after: string): boolean {
  return mayPrecede.test(before) && mayFollow.test(after) && !agreesLater.test(after)
}
