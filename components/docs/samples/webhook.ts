import type { Sample } from "./sample"

/** Does the checks that Standard Webhooks 1.0 requires of a receiver; the headers and the body come from whatever server receives them. */
export const webhookSample: Sample = {
  title: "Check the signature of a webhook",
  code: {
    curl: `# WEBHOOK_SECRET, and from the request: WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE and BODY, unchanged.
age=$(( $(date +%s) - WEBHOOK_TIMESTAMP ))
[ "\${age#-}" -lt 300 ] || { echo "too old"; exit 1; }
key=$(printf %s "\${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')
expected=$(printf %s "$WEBHOOK_ID.$WEBHOOK_TIMESTAMP.$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
case " $WEBHOOK_SIGNATURE " in
  *" v1,$expected "*) echo "genuine" ;;
  *) echo "not genuine"; exit 1 ;;
esac`,
    javascript: `import { createHmac, timingSafeEqual } from "node:crypto"

// WEBHOOK_SECRET, and from the request: WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE and BODY, unchanged.
const { WEBHOOK_SECRET, WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE, BODY } = process.env
const isRecent = Math.abs(Date.now() / 1000 - Number(WEBHOOK_TIMESTAMP)) < 300
const key = Buffer.from(WEBHOOK_SECRET.replace("whsec_", ""), "base64")
const signed = \`\${WEBHOOK_ID}.\${WEBHOOK_TIMESTAMP}.\${BODY}\`
const expected = Buffer.from("v1," + createHmac("sha256", key).update(signed).digest("base64"))
const isOurs = (each) => each.length === expected.length && timingSafeEqual(each, expected)
const isGenuine = isRecent && WEBHOOK_SIGNATURE.split(" ").some((each) => isOurs(Buffer.from(each)))
console.log(isGenuine ? "genuine" : "not genuine")`,
    python: `import base64, hashlib, hmac, os, time

# WEBHOOK_SECRET, and from the request: WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE and BODY, unchanged.
given = os.environ
recent = abs(time.time() - int(given["WEBHOOK_TIMESTAMP"])) < 300
key = base64.b64decode(given["WEBHOOK_SECRET"].removeprefix("whsec_"))
signed = ".".join([given["WEBHOOK_ID"], given["WEBHOOK_TIMESTAMP"], given["BODY"]])
expected = "v1," + base64.b64encode(hmac.digest(key, signed.encode(), hashlib.sha256)).decode()
genuine = recent and any(hmac.compare_digest(each, expected) for each in given["WEBHOOK_SIGNATURE"].split())
print("genuine" if genuine else "not genuine")`,
    csharp: `using System.Security.Cryptography;
using System.Text;

// WEBHOOK_SECRET, and from the request: WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE and BODY, unchanged.
string Given(string name) => Environment.GetEnvironmentVariable(name) ?? "";
var age = DateTimeOffset.UtcNow.ToUnixTimeSeconds() - long.Parse(Given("WEBHOOK_TIMESTAMP"));
var key = Convert.FromBase64String(Given("WEBHOOK_SECRET").Replace("whsec_", ""));
var signed = Encoding.UTF8.GetBytes($"{Given("WEBHOOK_ID")}.{Given("WEBHOOK_TIMESTAMP")}.{Given("BODY")}");
var expected = Encoding.UTF8.GetBytes("v1," + Convert.ToBase64String(HMACSHA256.HashData(key, signed)));
var genuine = Math.Abs(age) < 300 && Given("WEBHOOK_SIGNATURE").Split(' ')
    .Any(each => CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(each), expected));
Console.WriteLine(genuine ? "genuine" : "not genuine");`,
  },
}
