import type { Sample } from "./sample"

export const changeSample: Sample = {
  title: "Change what you have read, unless somebody else has",
  code: {
    curl: `# Your own posting and its ETag, then a new title that is saved only if nobody else has changed the posting.
ETAG=$(curl --fail-with-body -sS --max-time 30 -o /dev/null -D - -X PUT "$OPENINGS_URL/api/v1.1/jobs" \\
  -H "API-Key: $OPENINGS_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "referenceId": "K-18",
    "title": "Sous Chef",
    "locations": [{ "description": "Montréal, QC" }],
    "categories": [{ "id": 14 }],
    "positionType": { "id": 1 },
    "description": "<p>Lead the line at our new kitchen.</p>",
    "applicantRoutingType": { "id": 1 },
    "applicationEmail": "jobs@example.com"
  }' | tr -d '\\r' | sed -n 's/^etag: //Ip')
curl --fail-with-body -sS --max-time 30 -X PUT "$OPENINGS_URL/api/v1.1/jobs" \\
  -H "API-Key: $OPENINGS_KEY" \\
  -H "Content-Type: application/json" \\
  -H "If-Match: $ETAG" \\
  -d '{ "referenceId": "K-18", "title": "Head Chef" }'`,
    javascript: `const { OPENINGS_URL, OPENINGS_KEY } = process.env
const jobs = \`\${OPENINGS_URL}/api/v1.1/jobs\`

function ask(method, address, body, headers) {
  return fetch(address, {
    method,
    headers: { "API-Key": OPENINGS_KEY, ...(body && { "Content-Type": "application/json" }), ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
}

// Your own posting, created if there is none yet.
const own = await ask("PUT", jobs, {
  referenceId: "K-18",
  title: "Sous Chef",
  locations: [{ description: "Montréal, QC" }],
  categories: [{ id: 14 }],
  positionType: { id: 1 },
  description: "<p>Lead the line at our new kitchen.</p>",
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
})
const { id, message } = await own.json()
if (!own.ok) throw new Error(message)

for (let attempt = 1; attempt <= 3; attempt += 1) {
  const read = await ask("GET", \`\${jobs}/\${id}\`)
  const job = await read.json()
  const change = { title: job.title.replace("Sous", "Head") }
  const answer = await ask("PUT", \`\${jobs}/\${id}\`, change, { "If-Match": read.headers.get("ETag") })
  // 412: somebody else was faster. Read it again and decide again.
  if (answer.status === 412) continue
  const changed = await answer.json()
  if (!answer.ok) throw new Error(changed.message)
  console.log(changed.title)
  break
}`,
    python: `import os
import requests

jobs = os.environ["OPENINGS_URL"] + "/api/v1.1/jobs"
session = requests.Session()
session.headers["API-Key"] = os.environ["OPENINGS_KEY"]

# Your own posting, created if there is none yet.
posting = {
    "referenceId": "K-18",
    "title": "Sous Chef",
    "locations": [{"description": "Montréal, QC"}],
    "categories": [{"id": 14}],
    "positionType": {"id": 1},
    "description": "<p>Lead the line at our new kitchen.</p>",
    "applicantRoutingType": {"id": 1},
    "applicationEmail": "jobs@example.com",
}
own = session.put(jobs, json=posting, timeout=30)
own.raise_for_status()
address = f"{jobs}/{own.json()['id']}"

for attempt in range(3):
    read = session.get(address, timeout=30)
    change = {"title": read.json()["title"].replace("Sous", "Head")}
    answer = session.put(address, json=change, headers={"If-Match": read.headers["ETag"]}, timeout=30)
    # 412: somebody else was faster. Read it again and decide again.
    if answer.status_code == 412:
        continue
    answer.raise_for_status()
    print(answer.json()["title"])
    break`,
    csharp: `using System.Net;
using System.Net.Http.Json;
using System.Text.Json;

var jobs = Environment.GetEnvironmentVariable("OPENINGS_URL") + "/api/v1.1/jobs";
var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("API-Key", Environment.GetEnvironmentVariable("OPENINGS_KEY"));

// Your own posting, created if there is none yet.
var posting = new
{
    referenceId = "K-18",
    title = "Sous Chef",
    locations = new[] { new { description = "Montréal, QC" } },
    categories = new[] { new { id = 14 } },
    positionType = new { id = 1 },
    description = "<p>Lead the line at our new kitchen.</p>",
    applicantRoutingType = new { id = 1 },
    applicationEmail = "jobs@example.com",
};
var own = await http.PutAsJsonAsync(jobs, posting);
own.EnsureSuccessStatusCode();
var id = (await own.Content.ReadFromJsonAsync<JsonElement>()).GetProperty("id").GetInt32();

for (var attempt = 1; attempt <= 3; attempt++)
{
    var read = await http.GetAsync($"{jobs}/{id}");
    read.EnsureSuccessStatusCode();
    var job = await read.Content.ReadFromJsonAsync<JsonElement>();
    var request = new HttpRequestMessage(HttpMethod.Put, $"{jobs}/{id}")
    {
        Content = JsonContent.Create(new { title = job.GetProperty("title").GetString()!.Replace("Sous", "Head") }),
    };
    request.Headers.IfMatch.Add(read.Headers.ETag!);
    var answer = await http.SendAsync(request);
    // 412: somebody else was faster. Read it again and decide again.
    if (answer.StatusCode == HttpStatusCode.PreconditionFailed) continue;
    answer.EnsureSuccessStatusCode();
    break;
}`,
  },
}
