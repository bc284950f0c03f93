import { execFileSync } from "node:child_process"
import { describe, expect, it } from "vitest"
import { curlCommand } from "./curl-command"

/** The arguments that a shell passes to the command. */
function wordsOf(command: string): string[] {
  const script = `OPENINGS_API_KEY='the key'\ncurl() { printf '%s\\0' "$@"; }\n${command}`
  return execFileSync("/bin/sh", ["-c", script]).toString().split("\0").slice(0, -1)
}

describe("the curl command", () => {
  it.each([
    `{"title": "Cook's \\"best\\""}`,
    `{\n  "a": "$HOME \`id\` \\\\ !x"\n}`,
    `'; echo "gone" #`,
    `@file`,
  ])("passes the body on unchanged: %s", (body) => {
    const call = { method: "PUT", path: "/api/v1.1/jobs?a=[1]&b='x", body }
    expect(wordsOf(curlCommand(call, "https://h.example"))).toEqual([
      "-X",
      "PUT",
      "--globoff",
      "https://h.example/api/v1.1/jobs?a=[1]&b='x",
      "-H",
      "API-Key: the key",
      "-H",
      "Content-Type: application/json",
      "--data-raw",
      body,
    ])
  })

  it("names the method if curl wouldn't choose it by default", () => {
    const of = (method: string, body: string | null) => curlCommand({ method, path: "/x", body }, "http://h")
    expect(of("GET", null)).toBe('curl http://h/x \\\n  -H "API-Key: $OPENINGS_API_KEY"')
    expect(of("POST", "{}")).toMatch(/^curl http:\/\/h\/x /)
    expect(of("POST", null)).toContain("-X POST")
    expect(of("DELETE", null)).toContain("-X DELETE")
    expect(of("HEAD", null)).toContain("--head")
  })
})
