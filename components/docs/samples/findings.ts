import type { Sample } from "./sample"

export const findingsSample: Sample = {
  title: "Read the findings of a posting, and dismiss one",
  code: {
    curl: `# The rules, each with its sources
curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/checks/rules" -H "API-Key: $OPENINGS_KEY"
# A posting with a warning
ID=$(curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/jobs?findings=warning&pageSize=1" \\
  -H "API-Key: $OPENINGS_KEY" | sed -n 's/^{"data":\\[{"id":\\([0-9]*\\).*/\\1/p')
CODE=$(curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/jobs/$ID/checks" \\
  -H "API-Key: $OPENINGS_KEY" | sed -n 's/.*"code":"\\([A-Z0-9-]*\\)","severity":"warning".*/\\1/p')
curl --fail-with-body -sS --max-time 30 -X PUT "$OPENINGS_URL/api/v1.1/jobs/$ID/checks/$CODE" \\
  -H "API-Key: $OPENINGS_KEY" -H "Content-Type: application/json" \\
  -d '{"dismissed": true, "reason": "Agreed with our lawyers."}'`,
    javascript: `const { OPENINGS_URL, OPENINGS_KEY } = process.env

async function ask(path, body) {
  const answer = await fetch(\`\${OPENINGS_URL}/api/v1.1\${path}\`, {
    method: body ? "PUT" : "GET",
    headers: { "API-Key": OPENINGS_KEY, ...(body && { "Content-Type": "application/json" }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  const found = await answer.json()
  if (!answer.ok) throw new Error(found.message)
  return found
}

// The rules, each with its sources
console.log((await ask("/checks/rules")).data.length, "rules")
// A posting with a warning
const [job] = (await ask("/jobs?findings=warning&pageSize=1")).data
if (!job) throw new Error("No posting has a warning.")
const { findings } = await ask(\`/jobs/\${job.id}/checks\`)
const { code, message } = findings.find(({ severity, mutedBy }) => severity === "warning" && !mutedBy)
console.log(code, message)
await ask(\`/jobs/\${job.id}/checks/\${code}\`, { dismissed: true, reason: "Agreed with our lawyers." })`,
    python: `import os
import requests

url = os.environ["OPENINGS_URL"] + "/api/v1.1"
session = requests.Session()
session.headers["API-Key"] = os.environ["OPENINGS_KEY"]

# The rules, each with its sources
rules = session.get(url + "/checks/rules", timeout=30)
rules.raise_for_status()
print(len(rules.json()["data"]), "rules")
# A posting with a warning
jobs = session.get(url + "/jobs", params={"findings": "warning", "pageSize": 1}, timeout=30)
jobs.raise_for_status()
job = jobs.json()["data"][0]
report = session.get(f"{url}/jobs/{job['id']}/checks", timeout=30)
report.raise_for_status()
finding = next(f for f in report.json()["findings"] if f["severity"] == "warning" and "mutedBy" not in f)
print(finding["code"], finding["message"])
aside = {"dismissed": True, "reason": "Agreed with our lawyers."}
session.put(f"{url}/jobs/{job['id']}/checks/{finding['code']}", json=aside, timeout=30).raise_for_status()`,
    csharp: `using System.Linq;
using System.Net.Http.Json;
using System.Text.Json;

var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("API-Key", Environment.GetEnvironmentVariable("OPENINGS_KEY"));
var url = Environment.GetEnvironmentVariable("OPENINGS_URL") + "/api/v1.1";

// The rules, each with its sources
var rules = await http.GetFromJsonAsync<JsonElement>(url + "/checks/rules");
Console.WriteLine($"{rules.GetProperty("data").GetArrayLength()} rules");
// A posting with a warning
var jobs = await http.GetFromJsonAsync<JsonElement>(url + "/jobs?findings=warning&pageSize=1");
var id = jobs.GetProperty("data")[0].GetProperty("id").GetInt32();
var report = await http.GetFromJsonAsync<JsonElement>($"{url}/jobs/{id}/checks");
var finding = report.GetProperty("findings").EnumerateArray()
    .First(each => each.GetProperty("severity").GetString() == "warning" && !each.TryGetProperty("mutedBy", out _));
Console.WriteLine($"{finding.GetProperty("code")} {finding.GetProperty("message")}");
var aside = new { dismissed = true, reason = "Agreed with our lawyers." };
var answer = await http.PutAsJsonAsync($"{url}/jobs/{id}/checks/{finding.GetProperty("code")}", aside);
answer.EnsureSuccessStatusCode();`,
  },
}
