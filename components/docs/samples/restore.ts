import type { Sample } from "./sample"

export const restoreSample: Sample = {
  title: "Restore what was deleted last, and see its history",
  code: {
    curl: `# The bin lists the latest deletion first.
ID=$(curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/jobs/deleted?pageSize=1" \\
  -H "API-Key: $OPENINGS_KEY" | sed -n 's/^{"data":\\[{"id":\\([0-9]*\\).*/\\1/p')
curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/jobs/$ID/restore" \\
  -H "API-Key: $OPENINGS_KEY" -H "Content-Type: application/json" -d '{}'
curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/jobs/$ID/history" -H "API-Key: $OPENINGS_KEY"
# What the public could see, and when
curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/jobs/$ID/record" -H "API-Key: $OPENINGS_KEY"`,
    javascript: `const { OPENINGS_URL, OPENINGS_KEY } = process.env

async function ask(path, body) {
  const answer = await fetch(\`\${OPENINGS_URL}/api/v1.1/jobs\${path}\`, {
    method: body ? "POST" : "GET",
    headers: { "API-Key": OPENINGS_KEY, ...(body && { "Content-Type": "application/json" }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  const found = await answer.json()
  if (!answer.ok) throw new Error(found.message)
  return found
}

// The bin lists the latest deletion first.
const [deleted] = (await ask("/deleted?pageSize=1")).data
if (!deleted) throw new Error("The bin is empty.")
const job = await ask(\`/\${deleted.id}/restore\`, {})
console.log(job.title, "is back")
for (const { version, at, by, action } of (await ask(\`/\${job.id}/history\`)).data) console.log(version, at, by.name, action)
// What the public could see, and when
for (const { publicFrom, publicTo } of (await ask(\`/\${job.id}/record\`)).periods) console.log(publicFrom, publicTo)`,
    python: `import os
import requests

url = os.environ["OPENINGS_URL"] + "/api/v1.1/jobs"
session = requests.Session()
session.headers["API-Key"] = os.environ["OPENINGS_KEY"]

# The bin lists the latest deletion first.
bin = session.get(url + "/deleted", params={"pageSize": 1}, timeout=30)
bin.raise_for_status()
deleted = bin.json()["data"][0]
restored = session.post(f"{url}/{deleted['id']}/restore", json={}, timeout=30)
restored.raise_for_status()
print(restored.json()["title"], "is back")
history = session.get(f"{url}/{deleted['id']}/history", timeout=30)
history.raise_for_status()
for change in history.json()["data"]:
    print(change["version"], change["at"], change["by"]["name"], change["action"])
# What the public could see, and when
record = session.get(f"{url}/{deleted['id']}/record", timeout=30)
record.raise_for_status()
for period in record.json()["periods"]:
    print(period["publicFrom"], period["publicTo"])`,
    csharp: `using System.Net.Http.Json;
using System.Text.Json;

var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("API-Key", Environment.GetEnvironmentVariable("OPENINGS_KEY"));
var url = Environment.GetEnvironmentVariable("OPENINGS_URL") + "/api/v1.1/jobs";

// The bin lists the latest deletion first.
var bin = await http.GetFromJsonAsync<JsonElement>(url + "/deleted?pageSize=1");
var id = bin.GetProperty("data")[0].GetProperty("id").GetInt32();
var answer = await http.PostAsJsonAsync($"{url}/{id}/restore", new { });
answer.EnsureSuccessStatusCode();
var history = await http.GetFromJsonAsync<JsonElement>($"{url}/{id}/history");
foreach (var change in history.GetProperty("data").EnumerateArray())
    Console.WriteLine($"{change.GetProperty("version")} {change.GetProperty("at")} {change.GetProperty("action")}");
// What the public could see, and when
var record = await http.GetFromJsonAsync<JsonElement>($"{url}/{id}/record");
foreach (var period in record.GetProperty("periods").EnumerateArray())
    Console.WriteLine($"{period.GetProperty("publicFrom")} {period.GetProperty("publicTo")}");`,
  },
}
