const description = `An employer's job postings, for its own programs. The rules are the same as in the dashboard, which is a client of this API.

- Send your key in the \`API-Key\` header. Requests and responses are JSON in UTF-8.
- HEAD works wherever GET does, with the same response but no body.
- If a proxy lets only GET and POST through, send a POST to \`/jobs\` or \`/jobs/{id}\` with \`X-HTTP-Method-Override: PUT\` (or \`DELETE\`): it does and returns the same as a PUT (or DELETE).
- Responses of 2 kB and more are compressed (br or gzip) if \`Accept-Encoding\` asks for it; the ETag stays the same.
- The response to a refused request says in \`code\` what is wrong and names every bad field at once. Its messages are in French with \`Accept-Language: fr\`.
- Ids are integers. In requests, a string of digits is accepted too.
- New fields may be added to responses; existing ones keep their name and meaning within v1.1.

The guide at \`/docs\` explains the rest.`

/** What the document says about the API as a whole. */
export const about = {
  info: {
    title: "Openings API",
    version: "1.1.0",
    summary: "Job postings, for employers' own programs",
    description,
    license: { name: "MIT", identifier: "MIT" },
  },
}

/** The address of the API. Generated clients that are given no address use this one, so it should be absolute. */
export function serversAt(origin: string) {
  return [{ url: `${origin}/api/v1.1`, description: "This service" }]
}

export const tags = [
  { name: "Jobs", description: "The employer's postings. Every call needs a key or a session." },
  {
    name: "Posting check",
    description: "Checks postings against legal, job board and wording rules. It is not legal advice.",
  },
  { name: "History", description: "What happened to postings, what is in the bin, and what the public saw." },
  { name: "Webhooks", description: "URLs that are notified of changes, and what was sent to them." },
  { name: "Reference data", description: "The lists that postings refer to. No key is needed." },
  { name: "Service", description: "Who is calling, and this document." },
]
