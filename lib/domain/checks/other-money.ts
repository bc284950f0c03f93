import { wordRegExp } from "./wording-pattern"

/** What employers pay or handle that is not a wage. */
const others = wordRegExp(
  "‹(?:bonus(?:es)?|tuition|spending|account|benefits?|budgets?|sales|referrals?|allowances?|reimburs\\p{L}{0,9}|stipends?|scholarships?|education|courses?|revenues?|projects?|portfolios?|claims|coverage|insurance|discounts?|savings|donations?|funds?|funding|grants?|relocation|boots|tools|rrsp|pension|retirement|worth|valued|orders|purchases|fees?|premiums?|primes?|allocations?|ventes|compte|scolarité|études|rembours\\p{L}{0,9}|recommandation|chiffre\\sd'affaires|revenus|projets?|portefeuille|assurances?|rabais|bourses?|subventions?|fonds|avantages|frais|outils|bottes|déménagement|reer|valeur)›",
)
const wages = wordRegExp("‹(?:salar(?:y|ies)|wages?|compensation|hourly|rate|salaires?|rémunération|taux)›")
const ends = /[;.!?\n]|,(?!\d)|\s(?:and|plus|with|et|avec|ainsi)\s/gi

/** Whether the amount from `from` to `to` is about something other than a wage, by the words of its clause. */
export function isOtherMoney(text: string, from: number, to: number): boolean {
  const before =
    text
      .slice(Math.max(0, from - 60), from)
      .split(ends)
      .at(-1) ?? ""
  const after = text.slice(to, to + 40).split(ends)[0] ?? ""
  return [before, after].some((words) => others.test(words) && !wages.test(words))
}
