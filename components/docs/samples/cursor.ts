import type { Sample } from "./sample"

export const cursorSample: Sample = {
  title: "Read every posting exactly once",
  code: {
    curl: `curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/jobs?cursor=&pageSize=100&sort=title&fields=updatedAt,etag" \\
  -H "API-Key: $OPENINGS_KEY"`,
    javascript: `const { OPENINGS_URL, OPENINGS_KEY } = process.env

// Starts empty. Filters and order stay the same on each page.
let cursor = ""
while (cursor !== null) {
  const query = new URLSearchParams({ cursor, pageSize: "100", sort: "title", fields: "updatedAt,etag" })
  const answer = await fetch(\`\${OPENINGS_URL}/api/v1.1/jobs?\${query}\`, {
    headers: { "API-Key": OPENINGS_KEY },
    signal: AbortSignal.timeout(30_000),
  })
  if (!answer.ok) throw new Error((await answer.json()).message)
  const { data, paging } = await answer.json()
  for (const job of data) console.log(job.id, job.title, job.updatedAt)
  cursor = paging.nextCursor
}`,
    python: `import os
import requests

session = requests.Session()
session.headers["API-Key"] = os.environ["OPENINGS_KEY"]
jobs = os.environ["OPENINGS_URL"] + "/api/v1.1/jobs"

# Starts empty. Filters and order stay the same on each page.
cursor = ""
while cursor is not None:
    query = {"cursor": cursor, "pageSize": 100, "sort": "title", "fields": "updatedAt,etag"}
    answer = session.get(jobs, params=query, timeout=30)
    answer.raise_for_status()
    page = answer.json()
    for job in page["data"]:
        print(job["id"], job["title"], job["updatedAt"])
    cursor = page["paging"]["nextCursor"]`,
    csharp: `using System.Net.Http.Json;
using System.Text.Json;

var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("API-Key", Environment.GetEnvironmentVariable("OPENINGS_KEY"));

// Starts empty. Filters and order stay the same on each page.
var jobs = Environment.GetEnvironmentVariable("OPENINGS_URL") + "/api/v1.1/jobs?pageSize=100&sort=title&fields=updatedAt,etag";
var cursor = "";
while (cursor is not null)
{
    var page = await http.GetFromJsonAsync<JsonElement>($"{jobs}&cursor={cursor}");
    foreach (var job in page.GetProperty("data").EnumerateArray())
        Console.WriteLine($"{job.GetProperty("id")} {job.GetProperty("title")}");
    cursor = page.GetProperty("paging").GetProperty("nextCursor").GetString();
}`,
  },
}
