import type { Sample } from "./sample"

export const changesSample: Sample = {
  title: "Follow what changes",
  code: {
    curl: `curl --fail-with-body -sS --max-time 60 "$OPENINGS_URL/api/v1.1/jobs/changes?cursor=&limit=500" \\
  -H "API-Key: $OPENINGS_KEY"`,
    javascript: `const { OPENINGS_URL, OPENINGS_KEY } = process.env

// Keep the cursor where the next run finds it; an empty one starts with everything that exists.
let cursor = ""
for (let more = true; more; ) {
  const query = new URLSearchParams({ cursor, limit: "500" })
  const answer = await fetch(\`\${OPENINGS_URL}/api/v1.1/jobs/changes?\${query}\`, {
    headers: { "API-Key": OPENINGS_KEY },
    signal: AbortSignal.timeout(60_000),
  })
  if (!answer.ok) throw new Error((await answer.json()).message)
  const changes = await answer.json()
  for (const { type, id, job } of changes.data) console.log(type, id, job?.title ?? "")
  ;({ cursor, more } = changes)
}`,
    python: `import os
import requests

session = requests.Session()
session.headers["API-Key"] = os.environ["OPENINGS_KEY"]
changes = os.environ["OPENINGS_URL"] + "/api/v1.1/jobs/changes"

# Keep the cursor where the next run finds it; an empty one starts with everything that exists.
cursor = ""
more = True
while more:
    answer = session.get(changes, params={"cursor": cursor, "limit": 500}, timeout=60)
    answer.raise_for_status()
    part = answer.json()
    for change in part["data"]:
        print(change["type"], change["id"])
    cursor, more = part["cursor"], part["more"]`,
    csharp: `using System.Net.Http.Json;
using System.Text.Json;

var http = new HttpClient { Timeout = TimeSpan.FromSeconds(60) };
http.DefaultRequestHeaders.Add("API-Key", Environment.GetEnvironmentVariable("OPENINGS_KEY"));

// Keep the cursor where the next run finds it; an empty one starts with everything that exists.
var changes = Environment.GetEnvironmentVariable("OPENINGS_URL") + "/api/v1.1/jobs/changes?limit=500";
var cursor = "";
var more = true;
while (more)
{
    var part = await http.GetFromJsonAsync<JsonElement>($"{changes}&cursor={cursor}");
    foreach (var change in part.GetProperty("data").EnumerateArray())
        Console.WriteLine($"{change.GetProperty("type")} {change.GetProperty("id")}");
    cursor = part.GetProperty("cursor").GetString();
    more = part.GetProperty("more").GetBoolean();
}`,
  },
}
