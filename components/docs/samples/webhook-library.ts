import type { Sample } from "./sample"

/** The same check with the published Standard Webhooks libraries, for the languages that have one. */
export const webhookLibrarySample: Sample = {
  title: "Check the signature of a webhook with a library",
  code: {
    curl: `# There is no library for the shell: the program below does without one.`,
    javascript: `// First: npm install standardwebhooks
import { Webhook } from "standardwebhooks"

// WEBHOOK_SECRET, and from the request: WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE and BODY, unchanged.
const { WEBHOOK_SECRET, WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE, BODY } = process.env
try {
  new Webhook(WEBHOOK_SECRET).verify(BODY, {
    "webhook-id": WEBHOOK_ID,
    "webhook-timestamp": WEBHOOK_TIMESTAMP,
    "webhook-signature": WEBHOOK_SIGNATURE,
  })
  console.log("genuine")
} catch {
  console.log("not genuine")
}`,
    python: `# First: pip install standardwebhooks
import os
from standardwebhooks.webhooks import Webhook, WebhookVerificationError

# WEBHOOK_SECRET, and from the request: WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE and BODY, unchanged.
given = os.environ
headers = {
    "webhook-id": given["WEBHOOK_ID"],
    "webhook-timestamp": given["WEBHOOK_TIMESTAMP"],
    "webhook-signature": given["WEBHOOK_SIGNATURE"],
}
try:
    Webhook(given["WEBHOOK_SECRET"]).verify(given["BODY"], headers)
    print("genuine")
except WebhookVerificationError:
    print("not genuine")`,
    csharp: `// First: dotnet add package StandardWebhooks
using System.Net;
using StandardWebhooks;
using StandardWebhooks.Exceptions;

// WEBHOOK_SECRET, and from the request: WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE and BODY, unchanged.
string Given(string name) => Environment.GetEnvironmentVariable(name) ?? "";
var headers = new WebHeaderCollection
{
    ["webhook-id"] = Given("WEBHOOK_ID"),
    ["webhook-timestamp"] = Given("WEBHOOK_TIMESTAMP"),
    ["webhook-signature"] = Given("WEBHOOK_SIGNATURE"),
};
try
{
    new Webhook(Given("WEBHOOK_SECRET")).Verify(Given("BODY"), headers);
    Console.WriteLine("genuine");
}
catch (WebhookVerificationException)
{
    Console.WriteLine("not genuine");
}`,
  },
}
