import { foldText } from "../folded-text"

const frenchShortWords = new Set("de du des la le les et en au aux pour chez avec".split(" "))
const frenchStems =
  /^(?:adjointe?s?$|commis$|preposee?s?$|technicien|infirmi(?:er|ere)|cuisini(?:er|ere)|serveu|vendeu|conseill(?:er|ere)|direct(?:eur|rice)|gerante?s?$|caissi(?:er|ere)|journali(?:er|ere)|soudeu|educat(?:eur|rice)|enseignant|ingenieure?s?$|charpenti(?:er|ere)|electricien|plombi(?:er|ere)|coordonnat(?:eur|rice)|gestionnaire|ouvri(?:er|ere)|operat(?:eur|rice)|representante?s?$|secretaire|stagiaire|etudiant|mecanicien|livreu|gardien|menag(?:er|ere)|boulang(?:er|ere)|patissi(?:er|ere)|chargee?s$|chauffeu(?:r|se)s?$|classe$|niveau$|permis$)/
const english = new Set(
  "of the and for to with manager worker driver clerk cook sales nurse technician security analyst operator cleaner supervisor server cashier warehouse welder engineer teacher labourer helper writer representative specialist commissionaire permissions journalist".split(
    " ",
  ),
)

/** The language of a title by its own words: null if they don't tell, "both" if they are of both. */
export function languageOfTitle(text: string): "en" | "fr" | "both" | null {
  const words = foldText(text).match(/\p{L}+/gu) ?? []
  const isFrench =
    /(?<!\p{L})(?:[DL]['’]|chargée?\sd)/iu.test(text) ||
    words.some((word) => frenchShortWords.has(word) || frenchStems.test(word))
  const isEnglish = words.some((word) => english.has(word))
  if (isEnglish) return isFrench ? "both" : "en"
  return isFrench || /[ÀÂÇÈÉÊËÎÏÔÙÛŒ]/iu.test(text) ? "fr" : null
}
