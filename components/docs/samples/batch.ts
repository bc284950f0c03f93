import type { Sample } from "./sample"

export const batchSample: Sample = {
  title: "Create and change many postings in one call",
  code: {
    curl: `curl --fail-with-body -sS --max-time 60 "$OPENINGS_URL/api/v1.1/jobs/batch" \\
  -H "API-Key: $OPENINGS_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: $(openssl rand -hex 16)" \\
  -d '{
    "operations": [
      {
        "op": "upsert",
        "referenceId": "B-1",
        "job": {
          "title": "Pastry Cook",
          "locations": [{ "description": "Montréal, QC" }],
          "categories": [{ "id": 14 }],
          "positionType": { "id": 1 },
          "description": "<p>Bake with us.</p>",
          "applicantRoutingType": { "id": 1 },
          "applicationEmail": "jobs@example.com"
        }
      },
      { "op": "update", "referenceId": "B-1", "job": { "title": "Head Pastry Cook" } }
    ]
  }'`,
    javascript: `import { randomUUID } from "node:crypto"

const { OPENINGS_URL, OPENINGS_KEY } = process.env
const posting = {
  title: "Pastry Cook",
  locations: [{ description: "Montréal, QC" }],
  categories: [{ id: 14 }],
  positionType: { id: 1 },
  description: "<p>Bake with us.</p>",
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
}
const operations = [
  { op: "upsert", referenceId: "B-1", job: posting },
  { op: "update", referenceId: "B-1", job: { title: "Head Pastry Cook" } },
]
// The same key for each attempt: what was already done is not done again.
const key = randomUUID()
const answer = await fetch(\`\${OPENINGS_URL}/api/v1.1/jobs/batch\`, {
  method: "POST",
  headers: { "API-Key": OPENINGS_KEY, "Content-Type": "application/json", "Idempotency-Key": key },
  body: JSON.stringify({ operations }),
  signal: AbortSignal.timeout(60_000),
})
const { results, summary, message } = await answer.json()
if (!answer.ok) throw new Error(message)
console.log(summary)
for (const { index, error } of results) if (error) console.error(operations[index], error.message)`,
    python: `import os
import uuid
import requests

posting = {
    "title": "Pastry Cook",
    "locations": [{"description": "Montréal, QC"}],
    "categories": [{"id": 14}],
    "positionType": {"id": 1},
    "description": "<p>Bake with us.</p>",
    "applicantRoutingType": {"id": 1},
    "applicationEmail": "jobs@example.com",
}
operations = [
    {"op": "upsert", "referenceId": "B-1", "job": posting},
    {"op": "update", "referenceId": "B-1", "job": {"title": "Head Pastry Cook"}},
]
answer = requests.post(
    os.environ["OPENINGS_URL"] + "/api/v1.1/jobs/batch",
    json={"operations": operations},
    # The same key for each attempt: what was already done is not done again.
    headers={"API-Key": os.environ["OPENINGS_KEY"], "Idempotency-Key": str(uuid.uuid4())},
    timeout=60,
)
answer.raise_for_status()
for result in answer.json()["results"]:
    if "error" in result:
        print(operations[result["index"]], result["error"]["message"])`,
    csharp: `using System.Net.Http.Json;
using System.Text.Json;

var http = new HttpClient { Timeout = TimeSpan.FromSeconds(60) };
http.DefaultRequestHeaders.Add("API-Key", Environment.GetEnvironmentVariable("OPENINGS_KEY"));

var posting = new
{
    title = "Pastry Cook",
    locations = new[] { new { description = "Montréal, QC" } },
    categories = new[] { new { id = 14 } },
    positionType = new { id = 1 },
    description = "<p>Bake with us.</p>",
    applicantRoutingType = new { id = 1 },
    applicationEmail = "jobs@example.com",
};
var operations = new object[]
{
    new { op = "upsert", referenceId = "B-1", job = posting },
    new { op = "update", referenceId = "B-1", job = new { title = "Head Pastry Cook" } },
};
var address = Environment.GetEnvironmentVariable("OPENINGS_URL") + "/api/v1.1/jobs/batch";
var request = new HttpRequestMessage(HttpMethod.Post, address) { Content = JsonContent.Create(new { operations }) };
// The same key for each attempt: what was already done is not done again.
request.Headers.Add("Idempotency-Key", Guid.NewGuid().ToString());
var answer = await http.SendAsync(request);
answer.EnsureSuccessStatusCode();
var batch = await answer.Content.ReadFromJsonAsync<JsonElement>();
foreach (var result in batch.GetProperty("results").EnumerateArray())
    if (result.TryGetProperty("error", out var error))
        Console.WriteLine($"{result.GetProperty("index")} {error.GetProperty("message")}");`,
  },
}
