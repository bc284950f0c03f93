import { CodeBlock } from "@/components/ui/code-block"
import { jobExample } from "@/lib/api/v1.1/openapi/examples"
import { GuideLink } from "../guide-link"
import { GuideTable } from "../guide-table"
import { SampleCode } from "../sample-code"
import { samples } from "../samples/samples"
import type { GuideSections } from "../guide"

const scopeRows = [
  ["jobs:read", "List postings and read them"],
  ["jobs:write", "Create and change them; without jobs:read, the response has only the id and what was sent"],
  ["jobs:delete", "Delete them, list the bin and restore from it"],
  ["confidential", "See and work on confidential ones too; without it, they are not found"],
  ["webhooks", "Manage webhooks, and read and resend their deliveries"],
] as const

/** How to begin, and how programs authenticate. */
export const startInEnglish = {
  "quick-start": {
    title: "Quick start",
    text: () => (
      <>
        <ol className="flex list-decimal flex-col gap-1 pl-5">
          <li>
            An admin of the employer creates a key under{" "}
            <GuideLink href="/settings/api-keys">API keys</GuideLink>. It is shown only once.
          </li>
          <li>
            Keep it where your program reads it: <code>OPENINGS_KEY</code> in these examples, along with{" "}
            <code>OPENINGS_URL</code>, the beginning of this page’s URL, without a trailing slash.
          </li>
          <li>
            Create a posting, then list your postings. The examples run as they are: with curl, Node.js 20,
            Python with <code>requests</code>, or .NET 8.
          </li>
          <li>
            Continue with what you need: <GuideLink href="#sync">keeping a folder in sync</GuideLink>, every
            call in the <GuideLink href="/docs/reference">reference</GuideLink>, or the{" "}
            <GuideLink href="/api/v1.1/openapi.json">OpenAPI document</GuideLink> for Postman and for
            generated clients.
          </li>
        </ol>
        <SampleCode sample={samples.create} />
        <CodeBlock label="A response: a posting as it is stored" code={JSON.stringify(jobExample, null, 2)} />
        <SampleCode sample={samples.list} />
      </>
    ),
  },
  authentication: {
    title: "Authentication",
    text: () => (
      <>
        <p>
          Send the key in the header <code>API-Key</code>, over https. It says which employer you are: you see
          that employer’s postings and never another employer’s. <code>GET /me</code> describes the key. A key
          that is missing, unknown, paused, expired or revoked always gets the same response: 401{" "}
          <code>unauthorized</code>.
        </p>
        <p>
          A key may do everything, or only what its scopes allow. Anything else is 403 <code>forbidden</code>,
          which names the missing scope.
        </p>
        <GuideTable label="Scopes" columns={["Scope", "What it lets a key do"]} rows={scopeRows} />
        <p>
          To change a key without an outage, rotate it: the old one keeps working for as long as you choose.
          Keep keys on servers; a web page or an app would give yours away.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
