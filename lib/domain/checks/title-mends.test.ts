import { describe, expect, test } from "vitest"
import { findingOf, inPlaces } from "./judged-sample"

/** What a rule quotes from a title, and the title that its button sets; null if the button only leads there. */
function mended(code: string, title: string, place = "Sherbrooke, QC") {
  const found = findingOf(code, { title, ...inPlaces(place) })
  return found && [found.quote, found.mend?.kind === "title" ? found.mend.title : null]
}

describe("a title without its pay", () => {
  test.each([
    ["Serveuse 20$/h - Montréal (2 postes)", "20$/h", "Serveuse - Montréal (2 postes)"],
    ["Commis 25 $/h (40 h)", "25 $/h", "Commis (40 h)"],
    ["Technicien 100 $ (niveau 3)", "100 $", "Technicien (niveau 3)"],
    ["Technicien – 100 $ (niveau 3)", "100 $", "Technicien (niveau 3)"],
    ["Agent 35h/sem 28$/h", "28$/h", "Agent 35h/sem"],
    ["Commis – 25 $ de l’heure – 40 heures", "25 $ de l’heure", "Commis – 40 heures"],
    ["Commis 25 $ 40 heures", "25 $", "Commis 40 heures"],
    ["Commis 45 - 50 k$", "45 - 50 k$", "Commis"],
    ["Agent - 2026 - 25 $/h", "25 $/h", "Agent - 2026"],
    ["Commis - 25 $ - 40 heures", "25 $", "Commis - 40 heures"],
    ["Commis 55 000 $ par année, temps plein", "55 000 $ par année", "Commis, temps plein"],
    ["Commis 55\u202f000\u00a0$, temps plein", "55\u202f000\u00a0$", "Commis, temps plein"],
    ["Préposé 21,35$ + primes (2 quarts)", "21,35$", "Préposé (2 quarts)"],
    ["Commis (1 000 $ de prime) (2)", "1 000 $ de prime", "Commis (2)"],
    ["Commis à 18 $/h !", "18 $/h", "Commis"],
    ["Commis à partir de 18 $/h", "18 $/h", "Commis"],
    ["Commis de 24,50 $ à 28 $ l’heure, soir", "24,50 $ à 28 $ l’heure", "Commis, soir"],
    ["Commis (de 24 à 28 $/h, soir)", "24 à 28 $/h", "Commis (soir)"],
    ["Commis (soir, 24-28 $/h)", "24-28 $/h", "Commis (soir)"],
    ["Commis niveau 2 - 25 $/h", "25 $/h", "Commis niveau 2"],
    ["Commis 20/h", "20/h", "Commis"],
    ["Commis, salaire 25 $/h selon l’expérience", "25 $/h", "Commis"],
    ["Infirmière 35 $/h + prime de soir", "35 $/h", "Infirmière"],
    ["Prime de 2 000 $ à l’embauche - commis", "2 000 $ à l’embauche", "Commis"],
    ["Clerk @ $20/hr", "$20/hr", "Clerk"],
    ["Clerk ($20/hr", "$20/hr", "Clerk"],
    ["25 $/h - Commis", "25 $/h", "Commis"],
    ["Serveuse $$$", "$$$", "Serveuse"],
    ["Server $20/hr - Toronto (2 positions)", "$20/hr", "Server - Toronto (2 positions)"],
    ["Clerk $25/hour (40 h)", "$25/hour", "Clerk (40 h)"],
    ["Clerk – $25 an hour – 40 hours", "$25 an hour", "Clerk – 40 hours"],
    ["Clerk $55,000 a year, full days", "$55,000 a year", "Clerk, full days"],
    ["Clerk $55,000.00 - $60,000.00 annually", "$55,000.00 - $60,000.00 annually", "Clerk"],
    ["Welder, $25-28 an hour, days", "$25-28 an hour", "Welder, days"],
    ["Welder $25 - 2 shifts", "$25", "Welder - 2 shifts"],
    ["Welder ($25 to $28 plus benefits)", "$25 to $28", "Welder"],
    ["Nurse – 80k", "80k", "Nurse"],
    ["Nurse 80-90k, days", "80-90k", "Nurse, days"],
    ["Driver ($1,000 signing bonus) Class 1", "$1,000 signing bonus", "Driver Class 1"],
    ["Driver up to $30/hr and up", "$30/hr", "Driver"],
    ["Teacher K-12 $80,000", "$80,000", "Teacher K-12"],
    ["Teacher K-12 - $80,000", "$80,000", "Teacher K-12"],
    ["Teacher K-12 80 000 $", "80 000 $", "Teacher K-12"],
    ["Class 5 $20", "$20", "Class 5"],
    ["Tax preparer T1 $20", "$20", "Tax preparer T1"],
    ["Nurse 1:1 $30", "$30", "Nurse 1:1"],
    ["Driver AZ 2026 $30", "$30", "Driver AZ 2026"],
    ["Clerk 9-5 $20", "$20", "Clerk 9-5"],
    ["Clerk 9-17 – $20", "$20", "Clerk 9-17"],
    ["Store 12 $20/hr", "$20/hr", "Store 12"],
    ["Store 12 - $20/hr", "$20/hr", "Store 12"],
    ["Warehouse 24/7 $21/hr", "$21/hr", "Warehouse 24/7"],
    ["Magasin 12 - 25 $/h", "25 $/h", "Magasin 12"],
    ["Clerk US$20/hr", "US$20/hr", "Clerk"],
    ["Clerk 20-$25/hr", "20-$25/hr", "Clerk"],
    ["Commis 20 $ à 25 $", "20 $ à 25 $", "Commis"],
    ["Commis 20$-25$/h", "20$-25$/h", "Commis"],
    ["Commis 25$ 40 heures", "25$", "Commis 40 heures"],
  ])("%s", (title, quote, without) => {
    expect(mended("T-PAY", title)).toEqual([quote, without])
  })

  test.each([
    ["Gérant de 2 M$", "2 M$"],
    ["Commis-25$/h-soir", "25$/h"],
    ["Commis 25 $ l’heure/40 heures", "25 $ l’heure"],
    ["25 $/h (soir)", "25 $/h"],
    ["Clerk 5$20", "$"],
    ["Classe 5 $ 20", "$"],
    ["Commis 20 $ 25 $", "25 $"],
    ["Clerk 12 - $20/hr", "12 - $20/hr"],
    ["Teacher K-12 800 $", "12 800 $"],
    ["Entrepôt 24/7 500 $", "7 500 $"],
    ["Serveuse $$ 2 postes", "$"],
    ["Manager of $5M and other portfolios", "$5M"],
  ])("is not proposed if something incomplete would be left: %s", (title, quote) => {
    expect(mended("T-PAY", title)).toEqual([quote, null])
  })
})

describe("a title without other words", () => {
  test.each([
    ["T-PLACE", "Commis à Sherbrooke", "Commis"],
    ["T-PLACE", "Commis (Sherbrooke, soir)", "Commis (soir)"],
    ["T-PLACE", "Commis – Sherbrooke (2 quarts)", "Commis (2 quarts)"],
    ["T-PLACE", "Commis, Sherbrooke et Magog", null],
    ["T-PLACE", "Directeur, Musée de Sherbrooke", null],
    ["T-PLACE", "Chauffeur Sherbrooke-Nord", null],
    ["T-TERMS", "Commis à temps plein", "Commis"],
    ["T-TERMS", "Commis temps plein ou temps partiel", "Commis"],
    ["T-TERMS", "Full-time or part-time clerk", "Clerk"],
    ["T-TERMS", "Clerk (days, remote)", "Clerk (days)"],
    ["T-DATE", "Stagiaire pour 2026", "Stagiaire"],
    ["T-SHOUT", "Chef de ★ partie", "Chef de partie"],
  ])("%s: %s", (code, title, without) => {
    expect(mended(code, title)?.[1]).toBe(without)
  })
})
