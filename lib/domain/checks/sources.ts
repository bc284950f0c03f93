import { type RuleSource, rulesDate } from "./finding"

function read(title: string, url: string, asOf = rulesDate): RuleSource {
  return { title, url, asOf }
}

/** What the rules rest on: public pages, as they were on the day they were read. */
export const sources = {
  ontarioRegulation: read(
    "Ontario Regulation 476/24 (job postings)",
    "https://www.ontario.ca/laws/regulation/240476",
  ),
  ontarioGuide: read(
    "Ontario: Your guide to the Employment Standards Act, publicly advertised job postings",
    "https://www.ontario.ca/document/your-guide-employment-standards-act-0/requirements-related-publicly-advertised-job",
  ),
  ontarioLimits: read(
    "Sherrard Kuzz LLP: Job posting rules for Ontario employers in force January 1, 2026",
    "https://www.sherrardkuzz.com/newsblast/job-posting-rules-for-ontario-employers-in-force-january-1-2026",
  ),
  ontarioAccessibility: read(
    "Mondaq: Accessibility in hiring, Ontario Regulation 191/11",
    "https://www.mondaq.com/canada/x/574134",
  ),
  britishColumbia: read(
    "British Columbia: Wage or salary information on job postings",
    "https://www2.gov.bc.ca/gov/content/gender-equity/wage-or-salary-information-on-job-postings",
  ),
  princeEdwardIsland: read(
    "CPHR PEI: Employment Standards Act, pay transparency",
    "https://cphrpei.ca/2022/05/17/employment-standards-act-pay-transparency/",
  ),
  quebecFrench: read(
    "Chambers: The adoption of the Act respecting French and its impacts on Québec employers",
    "https://chambers.com/articles/the-main-impacts-of-the-adoption-of-the-act-respecting-french-on-qu%C3%A9bec-employers",
  ),
  ontarioHumanRights: read(
    "Ontario Human Rights Commission: Employment",
    "https://www.ohrc.on.ca/en/tag/social-areas/employment",
  ),
  columbiaHumanRights: read(
    "BC Human Rights Tribunal: Advertisements",
    "https://bchrt.gov.bc.ca/human-rights-duties/employment/advertisements/",
  ),
  federalHumanRights: read(
    "Canadian Human Rights Act, section 8",
    "https://laws-lois.justice.gc.ca/eng/acts/h-6/section-8.html",
  ),
  google: read(
    "Google Search Central: Job posting structured data",
    "https://developers.google.com/search/docs/appearance/structured-data/job-posting",
  ),
  indeedFeed: read("Indeed: XML feed reference", "https://docs.indeed.com/indeed-apply/xml-feed"),
  indeedGuidelines: read(
    "Indeed: Job posting guidelines",
    "https://uk.indeed.com/hire/job-posting-guidelines",
  ),
  indeedApply: read("Indeed: Add Indeed Apply", "https://docs-plus.indeed.com/indeed-apply/add-indeed-apply"),
  linkedIn: read(
    "LinkedIn: XML feeds development guide",
    "https://learn.microsoft.com/en-us/linkedin/talent/job-postings/xml-feeds-development-guide",
  ),
  jobBank: read(
    "Job Bank: What are the rules to post on Job Bank?",
    "https://employer.jobbank.gc.ca/employer/support/question?qaid=51&tid=12",
  ),
  columbiaPayHistory: read(
    "Lawson Lundell LLP: BC employers must now comply with the Pay Transparency Act",
    "https://lawsonlundell.com/labour-and-employment-law-blog/BC-employers-must-now-comply-with-the-pay-transparency-act",
  ),
  textLength: read(
    "Appcast, 30,051 applications: Long or short job descriptions and titles",
    "https://jobmarketmonitor.com/2015/03/19/long-or-short-job-descriptions-and-titles-click-to-applies-are-up-to-five-times-higher-for-job-descriptions-between-2000-to-10000-characters/",
  ),
  titleLength: read(
    "Appcast data: How job description length affects responses",
    "https://www.optistaffing.com/2015/04/15/how-job-description-length-affects-responses/",
  ),
  payShown: read(
    "World Bank, Development Impact: Revealing salaries in job postings",
    "https://blogs.worldbank.org/en/impactevaluations/the-price-of-flexibility--revealing-salaries-in-job-postings--gu",
  ),
  benefits: read(
    "Recruiting Headlines: Appcast's benchmark report on job ads",
    "https://recruitingheadlines.com/report-job-titles-job-descriptions-and-glassdoor-ratings-drive-higher-apply-rates/amp",
  ),
  optionalRequirements: read(
    "AEA RCT Registry, trial 2963 (Abraham, Hallermeier and Stein, Words Matter)",
    "https://www.socialscienceregistry.org/trials/2963",
  ),
} as const
