import { foldText } from "../folded-text"
import { wording } from "./wording-pattern"

const provinces: Record<string, string> = {
  ontario: "ON",
  "british columbia": "BC",
  "prince edward island": "PE",
  quebec: "QC",
  alberta: "AB",
}

/** The code of the province that a place is in, if it has rules or a human-rights page here; null for all others. */
export function provinceOf(description: string): string | null {
  const region = foldText(description.split(",").at(-1) ?? "").trim()
  const code = region.toUpperCase()
  return provinces[region] ?? (Object.values(provinces).includes(code) ? code : null)
}

/** Whether a place is the country as a whole. */
export function countryWide(description: string): boolean {
  return foldText(description).trim() === "canada"
}

/** Work from anywhere, as opposed to work at remote places or on remote machines. */
export const remoteWords = wording(
  `‹(?:fully\\s|100 ?%\\s)?remote›(?!\\s(?:communit|area|site|camp|location|region|control|sens|monitor|support|access|desktop|village|northern|first\\snation|island|lodge|mine|work\\s?site|station|server|patient|village|fly))|‹remotely›|‹work(?:ing)?\\sfrom\\shome›|‹télétravail›|(?<!(?:formation|soutien|contrôle|commande|surveillance|dépannage|assistance|accès|enseignement|prise\\sen\\smain)\\s)‹à\\sdistance›|‹anywhere\\sin\\scanada›|‹partout\\sau\\scanada›`,
  `‹(?:not|no|non|isn't|pas|aucun|sans)\\s(?:an?\\s|eligible\\sfor\\s|available\\s|offered\\s|possible\\s|en\\s|de\\s|admissible\\sau\\s)?(?:fully\\s)?(?:remote|work(?:ing)?\\sfrom\\shome|télétravail)|‹hybrid|‹(?:days?|jours?|journées?)\\s(?:a|per|each|par)›|‹(?:office|bureau|sauf|occasional|occasionnel)›`,
)
