import type { Sample } from "./sample"

export const listSample: Sample = {
  title: "List the active postings",
  code: {
    curl: `curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/jobs?status=active&pageSize=100" \\
  -H "API-Key: $OPENINGS_KEY"`,
    javascript: `const { OPENINGS_URL, OPENINGS_KEY } = process.env

let address = \`\${OPENINGS_URL}/api/v1.1/jobs?status=active&pageSize=100\`
while (address) {
  const answer = await fetch(address, {
    headers: { "API-Key": OPENINGS_KEY },
    signal: AbortSignal.timeout(30_000),
  })
  if (!answer.ok) throw new Error((await answer.json()).message)
  const { data, paging } = await answer.json()
  for (const job of data) console.log(job.id, job.title)
  address = paging.next
}`,
    python: `import os
import requests

session = requests.Session()
session.headers["API-Key"] = os.environ["OPENINGS_KEY"]

address = os.environ["OPENINGS_URL"] + "/api/v1.1/jobs?status=active&pageSize=100"
while address:
    answer = session.get(address, timeout=30)
    answer.raise_for_status()
    page = answer.json()
    for job in page["data"]:
        print(job["id"], job["title"])
    address = page["paging"]["next"]`,
    csharp: `using System.Net.Http.Json;
using System.Text.Json;

var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("API-Key", Environment.GetEnvironmentVariable("OPENINGS_KEY"));

var address = Environment.GetEnvironmentVariable("OPENINGS_URL") + "/api/v1.1/jobs?status=active&pageSize=100";
while (address is not null)
{
    var page = await http.GetFromJsonAsync<JsonElement>(address);
    foreach (var job in page.GetProperty("data").EnumerateArray())
        Console.WriteLine($"{job.GetProperty("id")} {job.GetProperty("title")}");
    address = page.GetProperty("paging").GetProperty("next").GetString();
}`,
  },
}
