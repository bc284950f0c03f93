import { expect, test } from "vitest"
import { headerText } from "./mail"

test.each(["\r\n", "\n", "\r", "\u0085", "\u2028", "\u2029", "\0", "\u001b", "\t\n \r"])(
  "%j in a name starts no new header",
  (breaking) => {
    expect(headerText(`Acme${breaking}Bcc: everybody@example.com`)).toMatch(
      /^Acme ( )*Bcc: everybody@example\.com$/,
    )
  },
)

test("a name with letters of all kinds stays unchanged", () => {
  expect(headerText("Café Nørd 東京 🥐")).toBe("Café Nørd 東京 🥐")
})
