import type { Sample } from "./samples"

export const changeSample: Sample = {
  title: "Change what you have read, unless somebody else did",
  code: {
    curl: `# The newest posting: its id, its ETag, and a title that counts only while nobody else has changed it.
ID=$(curl --fail-with-body -sS "$OPENINGS_URL/api/v1.1/jobs?pageSize=1" \\
  -H "API-Key: $OPENINGS_KEY" | sed -n 's/^{"data":\\[{"id":\\([0-9]*\\).*/\\1/p')
ETAG=$(curl --fail-with-body -sS -o /dev/null -D - "$OPENINGS_URL/api/v1.1/jobs/$ID" \\
  -H "API-Key: $OPENINGS_KEY" | tr -d '\\r' | sed -n 's/^etag: //Ip')
curl --fail-with-body -sS -X PUT "$OPENINGS_URL/api/v1.1/jobs/$ID" \\
  -H "API-Key: $OPENINGS_KEY" \\
  -H "Content-Type: application/json" \\
  -H "If-Match: $ETAG" \\
  -d '{ "title": "Head Chef" }'`,
    javascript: `const { OPENINGS_URL, OPENINGS_KEY } = process.env
const jobs = \`\${OPENINGS_URL}/api/v1.1/jobs\`
const headers = { "API-Key": OPENINGS_KEY, "Content-Type": "application/json" }

const list = await fetch(\`\${jobs}?pageSize=1\`, { headers })
const [newest] = (await list.json()).data

for (let attempt = 1; attempt <= 3; attempt += 1) {
  const read = await fetch(\`\${jobs}/\${newest.id}\`, { headers })
  const job = await read.json()
  const answer = await fetch(\`\${jobs}/\${newest.id}\`, {
    method: "PUT",
    headers: { ...headers, "If-Match": read.headers.get("ETag") },
    body: JSON.stringify({ title: job.title.replace("Sous", "Head") }),
  })
  // 412: somebody was quicker. Read it again and decide anew.
  if (answer.status === 412) continue
  if (!answer.ok) throw new Error((await answer.json()).message)
  console.log((await answer.json()).title)
  break
}`,
    python: `import os
import requests

jobs = os.environ["OPENINGS_URL"] + "/api/v1.1/jobs"
session = requests.Session()
session.headers["API-Key"] = os.environ["OPENINGS_KEY"]

newest = session.get(jobs, params={"pageSize": 1}, timeout=30).json()["data"][0]
for attempt in range(3):
    read = session.get(f"{jobs}/{newest['id']}", timeout=30)
    change = {"title": read.json()["title"].replace("Sous", "Head")}
    answer = session.put(
        f"{jobs}/{newest['id']}", json=change, headers={"If-Match": read.headers["ETag"]}, timeout=30
    )
    # 412: somebody was quicker. Read it again and decide anew.
    if answer.status_code == 412:
        continue
    answer.raise_for_status()
    print(answer.json()["title"])
    break`,
    csharp: `using System.Net;
using System.Net.Http.Json;
using System.Text.Json;

var jobs = Environment.GetEnvironmentVariable("OPENINGS_URL") + "/api/v1.1/jobs";
var http = new HttpClient();
http.DefaultRequestHeaders.Add("API-Key", Environment.GetEnvironmentVariable("OPENINGS_KEY"));

var list = await http.GetFromJsonAsync<JsonElement>(jobs + "?pageSize=1");
var id = list.GetProperty("data")[0].GetProperty("id").GetInt32();
for (var attempt = 1; attempt <= 3; attempt++)
{
    var read = await http.GetAsync($"{jobs}/{id}");
    var job = await read.Content.ReadFromJsonAsync<JsonElement>();
    var request = new HttpRequestMessage(HttpMethod.Put, $"{jobs}/{id}")
    {
        Content = JsonContent.Create(new { title = job.GetProperty("title").GetString()!.Replace("Sous", "Head") }),
    };
    request.Headers.IfMatch.Add(read.Headers.ETag!);
    var answer = await http.SendAsync(request);
    // 412: somebody was quicker. Read it again and decide anew.
    if (answer.StatusCode == HttpStatusCode.PreconditionFailed) continue;
    answer.EnsureSuccessStatusCode();
    break;
}`,
  },
}
