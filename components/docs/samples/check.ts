import type { Sample } from "./sample"

export const checkSample: Sample = {
  title: "Check a posting before it is saved",
  code: {
    curl: `curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/checks" \\
  -H "API-Key: $OPENINGS_KEY" -H "Content-Type: application/json" \\
  -d '{"title": "Sous Chef", "locations": [{"description": "Victoria, BC"}], "description": "<p>Lead the line.</p>"}'`,
    javascript: `const { OPENINGS_URL, OPENINGS_KEY } = process.env

// The body need not be complete, and nothing is written.
const answer = await fetch(\`\${OPENINGS_URL}/api/v1.1/checks\`, {
  method: "POST",
  headers: { "API-Key": OPENINGS_KEY, "Content-Type": "application/json" },
  body: JSON.stringify({
    title: "Sous Chef",
    locations: [{ description: "Victoria, BC" }],
    description: "<p>Lead the line.</p>",
  }),
  signal: AbortSignal.timeout(30_000),
})
const report = await answer.json()
if (!answer.ok) throw new Error(report.message)
for (const { severity, code, message, fix } of report.findings) console.log(severity, code, message, fix)`,
    python: `import os
import requests

# The body need not be complete, and nothing is written.
answer = requests.post(
    os.environ["OPENINGS_URL"] + "/api/v1.1/checks",
    headers={"API-Key": os.environ["OPENINGS_KEY"]},
    json={
        "title": "Sous Chef",
        "locations": [{"description": "Victoria, BC"}],
        "description": "<p>Lead the line.</p>",
    },
    timeout=30,
)
answer.raise_for_status()
for finding in answer.json()["findings"]:
    print(finding["severity"], finding["code"], finding["message"], finding["fix"])`,
    csharp: `using System.Net.Http.Json;
using System.Text.Json;

var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("API-Key", Environment.GetEnvironmentVariable("OPENINGS_KEY"));

// The body need not be complete, and nothing is written.
var answer = await http.PostAsJsonAsync(Environment.GetEnvironmentVariable("OPENINGS_URL") + "/api/v1.1/checks", new
{
    title = "Sous Chef",
    locations = new[] { new { description = "Victoria, BC" } },
    description = "<p>Lead the line.</p>",
});
answer.EnsureSuccessStatusCode();
var report = await answer.Content.ReadFromJsonAsync<JsonElement>();
foreach (var finding in report.GetProperty("findings").EnumerateArray())
    Console.WriteLine($"{finding.GetProperty("severity")} {finding.GetProperty("code")} {finding.GetProperty("message")}");`,
  },
}
