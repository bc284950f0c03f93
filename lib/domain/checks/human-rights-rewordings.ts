import { agreesWithAnything } from "./french-agreement"
import type { HumanRightsGround } from "./human-rights-wording"
import { type FoundWords, wordsAround } from "./wording-pattern"

/**
 * Rewordings that say the same about the work without naming the ground. Only a person can replace words that are in
 * no list.
 */
const rewordings: Partial<Record<HumanRightsGround, readonly (readonly [RegExp, string])[]>> = {
  citizenship: [
    [/^canadian citizens?(?: (?:and|or) permanent residents?)? only$/i, "legally entitled to work in Canada"],
    [/^must be (?:a )?canadian citizens?$/i, "must be legally entitled to work in Canada"],
    [
      /^canadian citizenship (?:is )?(?:required|mandatory)$/i,
      "legal entitlement to work in Canada is required",
    ],
    [/^être (?:une? )?citoyen(?:ne)? canadien(?:ne)?$/i, "avoir le droit de travailler au Canada"],
    [
      /^citoyenneté canadienne (?:est )?(?:requise|exigée|obligatoire)$/i,
      "droit de travailler au Canada exigé",
    ],
  ],
  age: [
    [/^young ?(?:and|&|,) ?/i, ""],
    [/ ?(?:and|&|,) ?young$/i, ""],
    [/^young(?:er)? (?=candidate|applicant|professional|graduate|talent)/i, ""],
    [/^recent(?:ly)? grad(?:uate)?s$/i, "graduates"],
    [/^mature (?=person|individual|candidate|applicant)/i, "responsible "],
    [/^jeune et /i, ""],
    [/^youthful$/i, "energetic"],
  ],
  sex: [
    [/^waitress$/i, "server"],
    [/^waitresses$/i, "servers"],
    [/^sales(?:man|woman)$/i, "salesperson"],
    [/^sales(?:men|women)$/i, "salespeople"],
    [/^handyman$/i, "maintenance worker"],
    [/^handymen$/i, "maintenance workers"],
    [/^foreman$/i, "supervisor"],
    [/^foremen$/i, "supervisors"],
    [/^repairman$/i, "repair technician"],
    [/^stewardess$/i, "flight attendant"],
    [/^barmaid$/i, "bartender"],
    [/^busboy$/i, "busser"],
    [/^cleaning lady$/i, "cleaner"],
    [/^delivery (?:man|boy)$/i, "delivery driver"],
    [/^tradesman$/i, "tradesperson"],
    [/^tradesmen$/i, "tradespeople"],
    [/^(?:he|she) (?=will|must|should)/i, "you "],
    [/^serveuse$/i, "serveur ou serveuse"],
    [/^serveuses$/i, "serveurs ou serveuses"],
    [/^femme de ménage$/i, "préposé ou préposée à l’entretien ménager"],
    [/^femmes de ménage$/i, "préposés ou préposées à l’entretien ménager"],
    [/^homme à tout faire$/i, "préposé ou préposée à l’entretien"],
  ],
  origin: [
    [/^native (?=english|french)/i, "fluent "],
    [/^native[- ]level$/i, "fluent"],
  ],
  disability: [[/^physically fit$/i, "able to do the physical work, with or without accommodation"]],
  record: [
    [/^(?:clean|clear|no) criminal (?:record|background|history)$/i, "criminal record check"],
    [
      /^(?:casier judiciaire vierge|aucun (?:casier|antécédent) judiciaire|(?:casier|antécédents?) judiciaires? ?: ?(?:aucune?|néant|vierge))$/i,
      "vérification des antécédents judiciaires",
    ],
  ],
}

const frenchNouns = /^(?:serveu|préposé|vérification)/

/** What can replace the words that were found; null if only a person can tell. */
export function rewordingOf(ground: HumanRightsGround, { quote, sentence, from }: FoundWords): string | null {
  const plain = quote.replace(/[\u00a0\u202f]/g, " ")
  for (const [words, instead] of rewordings[ground] ?? []) {
    if (!words.test(plain)) continue
    const around = wordsAround(sentence, from, from + quote.length)
    return frenchNouns.test(instead) && !agreesWithAnything(...around) ? null : plain.replace(words, instead)
  }
  return null
}
