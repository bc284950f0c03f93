import type { Sample } from "./sample"

export const upsertSample: Sample = {
  title: "Create or change by your own reference",
  code: {
    curl: `curl --fail-with-body -sS -X PUT "$OPENINGS_URL/api/v1.1/jobs" \\
  --max-time 30 --retry 5 --retry-connrefused \\
  -H "API-Key: $OPENINGS_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "referenceId": "K-17",
    "title": "Sous Chef",
    "locations": [{ "description": "Montréal, QC" }],
    "categories": [{ "id": 14 }],
    "positionType": { "id": 1 },
    "description": "<p>Lead the line at our new kitchen.</p>",
    "applicantRoutingType": { "id": 2 },
    "applicationUrl": "https://example.com/apply/K-17"
  }'`,
    javascript: `const { OPENINGS_URL, OPENINGS_KEY } = process.env

/** Safe to repeat: asking twice still gives one posting. */
async function put(posting, attempt = 1) {
  const answer = await fetch(\`\${OPENINGS_URL}/api/v1.1/jobs\`, {
    method: "PUT",
    headers: { "API-Key": OPENINGS_KEY, "Content-Type": "application/json" },
    body: JSON.stringify(posting),
    signal: AbortSignal.timeout(30_000),
  }).catch((error) => error)
  const failed = answer instanceof Error || [429, 500, 503].includes(answer.status)
  if (failed && attempt < 5) {
    const seconds = Number(answer.headers?.get("Retry-After")) || 2 ** attempt
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return put(posting, attempt + 1)
  }
  if (answer instanceof Error) throw answer
  const result = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(result))
  return { created: answer.status === 201, job: result }
}

const { created, job } = await put({
  referenceId: "K-17",
  title: "Sous Chef",
  locations: [{ description: "Montréal, QC" }],
  categories: [{ id: 14 }],
  positionType: { id: 1 },
  description: "<p>Lead the line at our new kitchen.</p>",
  applicantRoutingType: { id: 2 },
  applicationUrl: "https://example.com/apply/K-17",
})
console.log(created ? "Created" : "Found", job.id)`,
    python: `import os
import time
import requests

posting = {
    "referenceId": "K-17",
    "title": "Sous Chef",
    "locations": [{"description": "Montréal, QC"}],
    "categories": [{"id": 14}],
    "positionType": {"id": 1},
    "description": "<p>Lead the line at our new kitchen.</p>",
    "applicantRoutingType": {"id": 2},
    "applicationUrl": "https://example.com/apply/K-17",
}

# Safe to repeat: asking twice still gives one posting.
for attempt in range(1, 6):
    wait = 2**attempt
    try:
        answer = requests.put(
            os.environ["OPENINGS_URL"] + "/api/v1.1/jobs",
            headers={"API-Key": os.environ["OPENINGS_KEY"]},
            json=posting,
            timeout=30,
        )
        if answer.status_code not in (429, 500, 503):
            break
        wait = int(answer.headers.get("Retry-After", wait))
    except (requests.ConnectionError, requests.Timeout):
        if attempt == 5:
            raise
    if attempt < 5:
        time.sleep(wait)
answer.raise_for_status()
print("Created" if answer.status_code == 201 else "Found", answer.json()["id"])`,
    csharp: `using System.Net;
using System.Net.Http.Json;

var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("API-Key", Environment.GetEnvironmentVariable("OPENINGS_KEY"));

var posting = new
{
    referenceId = "K-17",
    title = "Sous Chef",
    locations = new[] { new { description = "Montréal, QC" } },
    categories = new[] { new { id = 14 } },
    positionType = new { id = 1 },
    description = "<p>Lead the line at our new kitchen.</p>",
    applicantRoutingType = new { id = 2 },
    applicationUrl = "https://example.com/apply/K-17",
};
var address = Environment.GetEnvironmentVariable("OPENINGS_URL") + "/api/v1.1/jobs";

// Safe to repeat: asking twice still gives one posting.
for (var attempt = 1; ; attempt++)
{
    var wait = TimeSpan.FromSeconds(Math.Pow(2, attempt));
    try
    {
        var answer = await http.PutAsJsonAsync(address, posting);
        if ((int)answer.StatusCode is not (429 or 500 or 503) || attempt == 5)
        {
            answer.EnsureSuccessStatusCode();
            Console.WriteLine(answer.StatusCode == HttpStatusCode.Created ? "Created" : "Found");
            break;
        }
        wait = answer.Headers.RetryAfter?.Delta ?? wait;
    }
    // No connection, or no response in time.
    catch (Exception error) when (attempt < 5 && error is HttpRequestException { StatusCode: null } or TaskCanceledException)
    {
    }
    await Task.Delay(wait);
}`,
  },
}
