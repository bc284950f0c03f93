const description = `The job postings of an employer, for its own programs: the same rules as in the dashboard, which is a client of this API.

- Send your key in the header \`API-Key\`. Bodies and answers are JSON in UTF-8.
- HEAD answers wherever GET does, in the same way and without a body.
- Where a proxy lets only GET and POST through, a POST to \`/jobs\` or \`/jobs/{id}\` with \`X-HTTP-Method-Override: PUT\` (or \`DELETE\`) stands for the other, with the answers of the other.
- Answers of 2 kB and more are compressed (br or gzip) where \`Accept-Encoding\` asks for it; the ETag stays the same.
- A refused request says in \`code\` what is wrong and names every bad field at once. Its messages are in French where \`Accept-Language: fr\` asks for that.
- Ids are integers. Where one is sent, a string of digits is taken as well.
- New fields may be added to answers; what is there keeps its name and meaning within v1.1.

The guide at \`/docs\` has the rest.`

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
    description: "What rules of law, job boards and wording find in a posting. It is no legal advice.",
  },
  { name: "History", description: "What happened to postings, what is in the bin, and what the public saw." },
  { name: "Webhooks", description: "Addresses that are told of changes, and what they were sent." },
  { name: "Reference data", description: "The lists that postings refer to. No key is needed." },
  { name: "Service", description: "Who asks, and this document." },
]
