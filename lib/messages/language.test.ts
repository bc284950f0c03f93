import { expect, test } from "vitest"
import { preferredLanguage } from "./language"

test.each([
  "fr",
  "FR",
  "fr-CA",
  "fr-CA,fr;q=0.9,en;q=0.8",
  "fr;q=0.5",
  "de, fr;q=0.1",
  "en;q=0.5, fr",
  "fr, en",
  "fr, *",
  "*;q=0.1, fr;q=0.2",
  " fr ; q=1.000 , en ; q=0.999",
  "fr;q=0, fr-CA",
  "xx;q=hello, fr",
])("%j asks for French", (header) => expect(preferredLanguage(header)).toBe("fr"))

test.each([
  null,
  undefined,
  "",
  "*",
  "en",
  "de",
  "en, fr",
  "fr;q=0",
  "fr;q=0, *",
  "fr;q=0.4, en;q=0.5",
  "fr;q=0.4, *;q=0.5",
  "fr;q=2",
  "fr;q=-1",
  "fr;quality=1",
  "frr",
  "français",
  "english and a little fr",
  ",,;;q=,=",
])("%j gets English", (header) => expect(preferredLanguage(header)).toBe("en"))
