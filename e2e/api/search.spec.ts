import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

const finds: [title: string, terms: string[]][] = [
  [
    "Ingénieur Logiciel Senior",
    ["ingénieur", "ingenieur", "INGÉNIEUR", "Ingenieur logiciel", "inge\u0301nieur", "EUR LOG"],
  ],
  ["ÉBÉNISTE À L'ÉTÉ", ["ébéniste", "ebeniste", "à l'été", "A L'ETE"]],
  ["Cre\u0301me bru\u0302le\u0301e chef", ["crème", "crémE", "CREME BRULEE", "brûlée"]],
  ["Garçon de café, Nuit", ["garcon", "CAFÉ", "Cafe, n"]],
  ["Žižkov naïve coöperation", ["zizkov", "ŽIŽKOV", "NAIVE", "cooper"]],
  ["Повар Ёлка", ["повар", "ПОВАР", "елка"]],
  ["Νοσηλευτής μονάδας", ["ΝΟΣΗΛ", "μοναδα"]],
  ["寿司职人 chef", ["寿司", "职人 CHEF"]],
  ["Barista 😀 wanted", ["😀", "barista 😀"]],
  ["İstanbul grill", ["istanbul", "ISTANBUL"]],
]

test.describe("search regardless of case and accents", () => {
  for (const [title, terms] of finds) {
    test(`"${title}" is found by ${terms.join(", ")}`, async ({ api }) => {
      const byTitle = await api.createJob(jobBody({ title }))
      const byReference = await api.createJob(jobBody({ title: "Other", referenceId: title }))
      await api.createJob(jobBody({ title: "Another" }))
      for (const term of terms) {
        const { data, paging } = await api.jobs(`?q=${encodeURIComponent(term)}`)
        expect(
          data.map(({ id }) => id),
          term,
        ).toEqual([byReference.id, byTitle.id])
        expect(paging.total).toBe(2)
      }
    })
  }

  test("letters that only look alike are not found", async ({ api }) => {
    await api.createJob(jobBody({ title: "Chef" }))
    for (const term of ["cnef", "сhef", "chefs", "c hef", "hcef"]) {
      expect((await api.jobs(`?q=${encodeURIComponent(term)}`)).paging.total, term).toBe(0)
    }
  })
})

test.describe("characters with a special meaning in databases are plain", () => {
  const plain: [character: string, title: string, lookalike: string][] = [
    ["%", "100% remote", "100 remote"],
    ["_", "snake_case coder", "snake-case coder"],
    ["\\", "back\\slash", "backslash"],
    ["\\%", "odd \\% title", "odd \\x title %"],
    ["\\\\", "two \\\\ strokes", "one \\ stroke"],
    ["'", "chef's helper", "chefs helper"],
    ["''", "two '' quotes", "one ' quote"],
    ['"', '"lead" cook', "lead cook"],
    ["*", "5* hotel", "5 hotel"],
    ["?", "why not?", "why not"],
    ["[a-z]", "range [a-z]", "range m"],
    ["^", "a^b", "ab"],
    ["$", "$ sales", "sales"],
    [".", "node.js", "nodexjs"],
    ["|", "a|b", "a b"],
    ["(", "chef (m/f", "chef m/f"],
    ["%'; --", "oh %'; -- no", "oh no"],
    ["0%", "100% pay", "1000 pay"],
    ["e_c", "snake_case", "snakexcase"],
  ]
  for (const [term, title, lookalike] of plain) {
    test(`q=${term} finds "${title}", and not "${lookalike}"`, async ({ api }) => {
      const job = await api.createJob(jobBody({ title }))
      const byReference = await api.createJob(jobBody({ title: "Other", referenceId: title }))
      await api.createJob(jobBody({ title: lookalike, referenceId: lookalike }))
      const { data } = await api.jobs(`?q=${encodeURIComponent(term)}`)
      expect(data.map(({ id }) => id)).toEqual([byReference.id, job.id])
    })
  }
})

test.describe("what a search covers", () => {
  test("the term must be within the title or within the referenceId, not across the two", async ({ api }) => {
    await api.createJob(jobBody({ title: "abc", referenceId: "def" }))
    for (const term of [
      "cd",
      "c d",
      "c\nd",
      "fa",
      "f a",
      "f\na",
      "c\td",
      "c|d",
      "abcdef",
      "abc def",
      "abc\ndef",
    ]) {
      expect((await api.jobs(`?q=${encodeURIComponent(term)}`)).paging.total, JSON.stringify(term)).toBe(0)
    }
    for (const term of ["abc", "def", "b", "ef"]) {
      expect((await api.jobs(`?q=${encodeURIComponent(term)}`)).paging.total, term).toBe(1)
    }
  })

  test("a sigma is found in all its forms, wherever the term ends", async ({ api }) => {
    await api.createJob(jobBody({ title: "ΚΩΣΤΑΣ chef" }))
    for (const term of ["ΚΩΣ", "κωσ", "κως", "ΚΩΣΤΑΣ", "κωστας"])
      expect((await api.jobs(`?q=${encodeURIComponent(term)}`)).paging.total, term).toBe(1)
  })

  test("a job without a referenceId is not found by the word null", async ({ api }) => {
    await api.createJob(jobBody())
    for (const term of ["null", "undefined"]) expect((await api.jobs(`?q=${term}`)).paging.total).toBe(0)
  })

  test("a changed title or referenceId is found from then on, and the old one no longer is", async ({
    api,
  }) => {
    const { id } = await api.createJob(jobBody({ title: "Écailler", referenceId: "OLD-1" }))
    await api.put(`/jobs/${id}`, { title: "Pâtissier" })
    expect((await api.jobs("?q=ecailler")).paging.total).toBe(0)
    expect((await api.jobs("?q=patissier")).paging.total).toBe(1)
    expect((await api.jobs("?q=old-1")).paging.total).toBe(1)
    await api.put(`/jobs/${id}`, { referenceId: "NEW-2" })
    expect((await api.jobs("?q=old-1")).paging.total).toBe(0)
    expect((await api.jobs("?q=new-2")).paging.total).toBe(1)
    await api.put(`/jobs/${id}`, { referenceId: null })
    expect((await api.jobs("?q=new-2")).paging.total).toBe(0)
    expect((await api.jobs("?q=patissier")).paging.total).toBe(1)
  })

  test("a job created by PUT is found", async ({ api }) => {
    await api.put("/jobs", jobBody({ referenceId: "Réf-9", title: "Poissonnière" }))
    for (const term of ["poissonniere", "REF-9"]) {
      expect((await api.jobs(`?q=${term}`)).paging.total).toBe(1)
    }
  })

  test("a deleted job is no longer found", async ({ api }) => {
    const { id } = await api.createJob(jobBody({ title: "Gone soon" }))
    await api.delete(`/jobs/${id}`)
    expect((await api.jobs("?q=gone")).paging.total).toBe(0)
  })

  test("a title of 256 characters is searched to its end", async ({ api }) => {
    await api.createJob(jobBody({ title: `${"é".repeat(252)}Chef`, referenceId: `${"é".repeat(47)}Ref` }))
    for (const term of ["echef", "eref"]) expect((await api.jobs(`?q=${term}`)).paging.total).toBe(1)
  })
})
