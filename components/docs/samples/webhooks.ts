import type { Sample } from "./sample"

export const webhooksSample: Sample = {
  title: "Create a webhook, test it, and resend what was missed",
  code: {
    curl: `# WEBHOOK_URL is your receiver. Keep the secret in the response: it is shown only once.
CREATED=$(curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/webhooks" \\
  -H "API-Key: $OPENINGS_KEY" -H "Content-Type: application/json" -d "{\\"url\\": \\"$WEBHOOK_URL\\"}")
ID=$(echo "$CREATED" | sed -n 's/^{"id":\\([0-9]*\\).*/\\1/p')
curl --fail-with-body -sS --max-time 30 -X POST "$OPENINGS_URL/api/v1.1/webhooks/$ID/test" -H "API-Key: $OPENINGS_KEY"
curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/webhooks/$ID/recover" \\
  -H "API-Key: $OPENINGS_KEY" -H "Content-Type: application/json" -d '{"since": "2026-11-01T00:00:00Z"}'
# What was sent, with every attempt
curl --fail-with-body -sS --max-time 30 "$OPENINGS_URL/api/v1.1/webhooks/$ID/deliveries" -H "API-Key: $OPENINGS_KEY"`,
    javascript: `const { OPENINGS_URL, OPENINGS_KEY, WEBHOOK_URL } = process.env

async function ask(method, path, body) {
  const answer = await fetch(\`\${OPENINGS_URL}/api/v1.1/webhooks\${path}\`, {
    method,
    headers: { "API-Key": OPENINGS_KEY, ...(body && { "Content-Type": "application/json" }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  const found = await answer.json()
  if (!answer.ok) throw new Error(found.message)
  return found
}

// WEBHOOK_URL is your receiver. Keep the secret in the response: it is shown only once.
const { id, secret } = await ask("POST", "", { url: WEBHOOK_URL })
console.log("webhook", id, "with a secret of", secret.length, "characters")
const { status, reason } = await ask("POST", \`/\${id}/test\`)
console.log("your receiver answered", status ?? reason)
const { count } = await ask("POST", \`/\${id}/recover\`, { since: "2026-11-01T00:00:00Z" })
console.log(count, "events are sent again")
// What was sent, with every attempt
for (const { event, attempts } of (await ask("GET", \`/\${id}/deliveries\`)).data) console.log(event.type, attempts)`,
    python: `import os
import requests

url = os.environ["OPENINGS_URL"] + "/api/v1.1/webhooks"
session = requests.Session()
session.headers["API-Key"] = os.environ["OPENINGS_KEY"]

# WEBHOOK_URL is your receiver. Keep the secret in the response: it is shown only once.
created = session.post(url, json={"url": os.environ["WEBHOOK_URL"]}, timeout=30)
created.raise_for_status()
own = f"{url}/{created.json()['id']}"
tested = session.post(own + "/test", timeout=30)
tested.raise_for_status()
print("your receiver answered", tested.json().get("status") or tested.json().get("reason"))
recovered = session.post(own + "/recover", json={"since": "2026-11-01T00:00:00Z"}, timeout=30)
recovered.raise_for_status()
print(recovered.json()["count"], "events are sent again")
# What was sent, with every attempt
deliveries = session.get(own + "/deliveries", timeout=30)
deliveries.raise_for_status()
for delivery in deliveries.json()["data"]:
    print(delivery["event"]["type"], delivery["attempts"])`,
    csharp: `using System.Net.Http.Json;
using System.Text.Json;

var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
http.DefaultRequestHeaders.Add("API-Key", Environment.GetEnvironmentVariable("OPENINGS_KEY"));
var url = Environment.GetEnvironmentVariable("OPENINGS_URL") + "/api/v1.1/webhooks";

async Task<JsonElement> Send(string path, object body)
{
    var answer = await http.PostAsJsonAsync(url + path, body);
    answer.EnsureSuccessStatusCode();
    return await answer.Content.ReadFromJsonAsync<JsonElement>();
}

// WEBHOOK_URL is your receiver. Keep the secret in the response: it is shown only once.
var created = await Send("", new { url = Environment.GetEnvironmentVariable("WEBHOOK_URL") });
var id = created.GetProperty("id").GetInt32();
Console.WriteLine($"your receiver: {await Send($"/{id}/test", new { })}");
var recovered = await Send($"/{id}/recover", new { since = "2026-11-01T00:00:00Z" });
Console.WriteLine($"{recovered.GetProperty("count")} events are sent again");
// What was sent, with every attempt
var deliveries = await http.GetFromJsonAsync<JsonElement>($"{url}/{id}/deliveries");
foreach (var delivery in deliveries.GetProperty("data").EnumerateArray())
    Console.WriteLine($"{delivery.GetProperty("event").GetProperty("type")} {delivery.GetProperty("attempts")}");`,
  },
}
