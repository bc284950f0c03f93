import type { Sample } from "./sample"

export const createSample: Sample = {
  title: "Create a posting",
  code: {
    curl: `curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/jobs" \\
  -H "API-Key: $OPENINGS_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: $(openssl rand -hex 16)" \\
  -d '{
    "title": "Sous Chef",
    "locations": [{ "description": "Montréal, QC" }],
    "categories": [{ "id": 14 }],
    "positionType": { "id": 1 },
    "salary": { "amount": 24.75, "period": { "id": 5 } },
    "description": "<p>Lead the line at our new kitchen.</p>",
    "applicantRoutingType": { "id": 1 },
    "applicationEmail": "jobs@example.com"
  }'`,
    javascript: `import { randomUUID } from "node:crypto"

const { OPENINGS_URL, OPENINGS_KEY } = process.env
const posting = {
  title: "Sous Chef",
  locations: [{ description: "Montréal, QC" }],
  categories: [{ id: 14 }],
  positionType: { id: 1 },
  salary: { amount: 24.75, period: { id: 5 } },
  description: "<p>Lead the line at our new kitchen.</p>",
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
}

// One key per posting: sent again with the same key, it is created only once.
const headers = {
  "API-Key": OPENINGS_KEY,
  "Content-Type": "application/json",
  "Idempotency-Key": randomUUID(),
}
const answer = await fetch(\`\${OPENINGS_URL}/api/v1.1/jobs\`, {
  method: "POST",
  headers,
  body: JSON.stringify(posting),
  signal: AbortSignal.timeout(30_000),
})
const result = await answer.json()
if (answer.status !== 201) {
  console.error(result.message, result.errors)
  process.exit(1)
}
console.log("Created", answer.headers.get("Location"))`,
    python: `import os
import uuid
import requests

posting = {
    "title": "Sous Chef",
    "locations": [{"description": "Montréal, QC"}],
    "categories": [{"id": 14}],
    "positionType": {"id": 1},
    "salary": {"amount": 24.75, "period": {"id": 5}},
    "description": "<p>Lead the line at our new kitchen.</p>",
    "applicantRoutingType": {"id": 1},
    "applicationEmail": "jobs@example.com",
}

# One key per posting: sent again with the same key, it is created only once.
headers = {"API-Key": os.environ["OPENINGS_KEY"], "Idempotency-Key": str(uuid.uuid4())}
answer = requests.post(
    os.environ["OPENINGS_URL"] + "/api/v1.1/jobs", headers=headers, json=posting, timeout=30
)
if answer.status_code != 201:
    raise SystemExit(answer.text)
print("Created", answer.headers["Location"])`,
    csharp: `using System.Net.Http.Json;

var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("API-Key", Environment.GetEnvironmentVariable("OPENINGS_KEY"));

var posting = new
{
    title = "Sous Chef",
    locations = new[] { new { description = "Montréal, QC" } },
    categories = new[] { new { id = 14 } },
    positionType = new { id = 1 },
    salary = new { amount = 24.75m, period = new { id = 5 } },
    description = "<p>Lead the line at our new kitchen.</p>",
    applicantRoutingType = new { id = 1 },
    applicationEmail = "jobs@example.com",
};
var address = Environment.GetEnvironmentVariable("OPENINGS_URL") + "/api/v1.1/jobs";
var request = new HttpRequestMessage(HttpMethod.Post, address) { Content = JsonContent.Create(posting) };
// One key per posting: sent again with the same key, it is created only once.
request.Headers.Add("Idempotency-Key", Guid.NewGuid().ToString());
var answer = await http.SendAsync(request);
if (!answer.IsSuccessStatusCode)
    throw new Exception(await answer.Content.ReadAsStringAsync());
Console.WriteLine($"Created {answer.Headers.Location}");`,
  },
}
