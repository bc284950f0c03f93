import { expect, test } from "vitest"
import { codingFor } from "./content-coding"

test.each([
  [null, null],
  ["", null],
  ["identity", null],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP", "gzip"],
  ["deflate", null],
  ["gzip, deflate, br", "br"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["gzip;q=0", null],
  ["gzip;q=0, br", "br"],
  ["gzip;q=0.0, *", "br"],
  ["br;q=0, *;q=0.1", "gzip"],
  ["*", "br"],
  ["*;q=0", null],
  ["identity, gzip;q=0.5", null],
  ["identity;q=0.5, gzip", "gzip"],
  ["identity;q=0.5, gzip;q=0.5", "gzip"],
  ["identity;q=0", null],
  ["gzip;q=nonsense", null],
  ["gzip;q=2", null],
  ["gzip ; q=1.000 , br;q=0", "gzip"],
  [",,;q=1,gzip", "gzip"],
])("Accept-Encoding %j is answered with %s", (header, coding) => expect(codingFor(header)).toBe(coding))
