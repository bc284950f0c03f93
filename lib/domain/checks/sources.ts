import type { CalendarDate } from "@/lib/calendar-date"
import { both } from "./both-languages"
import type { InBothLanguages, RuleSource } from "./finding"

/** The day on which most sources were last read; the date of the rules may be later. */
const lastRead: CalendarDate = "2026-11-22"
/** When the part of Google's page that the rules about titles are based on was last quoted. */
const googleQuoted: CalendarDate = "2026-08-15"

function read({ en, fr }: InBothLanguages, url: string | InBothLanguages, asOf = lastRead): RuleSource {
  const title = both(en, fr)
  if (typeof url !== "string") return { title, url, readIn: { en: "en", fr: "fr" }, asOf }
  return { title, url: { en: url, fr: url }, readIn: { en: "en", fr: "en" }, asOf }
}

function readInFrench({ en, fr }: InBothLanguages, url: string, asOf: CalendarDate): RuleSource {
  return { title: both(en, fr), url: { en: url, fr: url }, readIn: { en: "fr", fr: "fr" }, asOf }
}

/** What the rules are based on: public pages as they were on the day they were read, in English unless stated otherwise. */
export const sources = {
  ontarioRegulation: read(
    {
      en: "Ontario Regulation 476/24 (job postings)",
      fr: "Règlement de l’Ontario 476/24 (offres d’emploi) (en anglais)",
    },
    "https://www.ontario.ca/laws/regulation/240476",
  ),
  ontarioGuide: read(
    {
      en: "Ontario: Your guide to the Employment Standards Act, publicly advertised job postings",
      fr: "Ontario : guide de la Loi sur les normes d’emploi, offres d’emploi publiées (en anglais)",
    },
    "https://www.ontario.ca/document/your-guide-employment-standards-act-0/requirements-related-publicly-advertised-job",
  ),
  ontarioLimits: read(
    {
      en: "Sherrard Kuzz LLP: Job posting rules for Ontario employers in force January 1, 2026",
      fr: "Sherrard Kuzz LLP : règles ontariennes sur les offres d’emploi, en vigueur le 1er janvier 2026 (en anglais)",
    },
    "https://www.sherrardkuzz.com/newsblast/job-posting-rules-for-ontario-employers-in-force-january-1-2026",
  ),
  ontarioAccessibility: read(
    {
      en: "Mondaq: Accessibility in hiring, Ontario Regulation 191/11",
      fr: "Mondaq : accessibilité à l’embauche, Règlement de l’Ontario 191/11 (en anglais)",
    },
    "https://www.mondaq.com/canada/x/574134",
  ),
  britishColumbia: read(
    {
      en: "British Columbia: Wage or salary information on job postings",
      fr: "Colombie-Britannique : le salaire dans les offres d’emploi (en anglais)",
    },
    "https://www2.gov.bc.ca/gov/content/gender-equity/wage-or-salary-information-on-job-postings",
  ),
  princeEdwardIsland: read(
    {
      en: "CPHR PEI: Employment Standards Act, pay transparency",
      fr: "CPHR PEI : loi sur les normes d’emploi de l’Île-du-Prince-Édouard, transparence salariale (en anglais)",
    },
    "https://cphrpei.ca/2022/05/17/employment-standards-act-pay-transparency/",
  ),
  quebecFrench: read(
    {
      en: "Chambers: The adoption of the Act respecting French and its impacts on Québec employers",
      fr: "Chambers : les effets de la réforme de la Charte de la langue française sur les employeurs du Québec (en anglais)",
    },
    "https://chambers.com/articles/the-main-impacts-of-the-adoption-of-the-act-respecting-french-on-qu%C3%A9bec-employers",
  ),
  ontarioHumanRights: read(
    {
      en: "Ontario Human Rights Commission: Employment",
      fr: "Commission ontarienne des droits de la personne : annonce d’une offre d’emploi",
    },
    {
      en: "https://www.ohrc.on.ca/en/tag/social-areas/employment",
      fr: "https://www3.ohrc.on.ca/fr/iv-human-rights-issues-all-stages-employment/3-annonce-dune-offre-demploi",
    },
  ),
  columbiaHumanRights: read(
    {
      en: "BC Human Rights Tribunal: Advertisements",
      fr: "Tribunal des droits de la personne de la Colombie-Britannique : annonces (en anglais)",
    },
    "https://bchrt.gov.bc.ca/human-rights-duties/employment/advertisements/",
  ),
  federalHumanRights: read(
    {
      en: "Canadian Human Rights Act, section 8",
      fr: "Loi canadienne sur les droits de la personne, article 8",
    },
    {
      en: "https://laws-lois.justice.gc.ca/eng/acts/h-6/section-8.html",
      fr: "https://laws-lois.justice.gc.ca/fra/lois/h-6/section-8.html",
    },
  ),
  quebecHumanRights: readInFrench(
    {
      en: "Commission des droits de la personne et des droits de la jeunesse: Recruter sans discriminer (in French)",
      fr: "Commission des droits de la personne et des droits de la jeunesse : Recruter sans discriminer",
    },
    "https://cdpdj.qc.ca/fr/nos-services/outils-en-ligne/recruter-sans-discriminer",
    "2026-11-24",
  ),
  albertaHumanRights: read(
    {
      en: "Alberta Human Rights Commission: Job advertisements and applications",
      fr: "Commission des droits de la personne de l’Alberta : annonces et candidatures (en anglais)",
    },
    "https://albertahumanrights.ab.ca/issues-at-work/job-advertisements-and-applications/",
    "2026-11-24",
  ),
  google: read(
    {
      en: "Google Search Central: Job posting structured data",
      fr: "Google Search Central : données structurées des offres d’emploi (en anglais)",
    },
    "https://developers.google.com/search/docs/appearance/structured-data/job-posting",
    googleQuoted,
  ),
  indeedFeed: read(
    { en: "Indeed: XML feed reference", fr: "Indeed : référence du flux XML (en anglais)" },
    "https://docs.indeed.com/indeed-apply/xml-feed",
  ),
  indeedGuidelines: read(
    { en: "Indeed: Job posting guidelines", fr: "Indeed : règles sur les offres d’emploi (en anglais)" },
    "https://uk.indeed.com/hire/job-posting-guidelines",
  ),
  indeedReposting: read(
    {
      en: "Indeed: Reposting guidelines",
      fr: "Indeed : règles sur la republication des offres (en anglais)",
    },
    "https://indeedemployers.zendesk.com/hc/en-us/articles/115005931486-Reposting-Guidelines",
  ),
  indeedApply: read(
    { en: "Indeed: Add Indeed Apply", fr: "Indeed : ajouter Indeed Apply (en anglais)" },
    "https://docs-plus.indeed.com/indeed-apply/add-indeed-apply",
  ),
  linkedIn: read(
    { en: "LinkedIn: XML feeds development guide", fr: "LinkedIn : guide des flux XML (en anglais)" },
    "https://learn.microsoft.com/en-us/linkedin/talent/job-postings/xml-feeds-development-guide",
  ),
  jobBank: read(
    {
      en: "Job Bank: What are the rules to post on Job Bank?",
      fr: "Guichet-Emplois : quelles sont les règles d’affichage ? (en anglais)",
    },
    "https://employer.jobbank.gc.ca/employer/support/question?qaid=51&tid=12",
  ),
  columbiaPayHistory: read(
    {
      en: "Lawson Lundell LLP: BC employers must now comply with the Pay Transparency Act",
      fr: "Lawson Lundell LLP : la loi de la Colombie-Britannique sur la transparence salariale s’applique désormais (en anglais)",
    },
    "https://lawsonlundell.com/labour-and-employment-law-blog/BC-employers-must-now-comply-with-the-pay-transparency-act",
  ),
  textLength: read(
    {
      en: "Appcast, 30,051 applications: Long or short job descriptions and titles",
      fr: "Appcast, 30 051 candidatures : descriptions et titres longs ou courts (en anglais)",
    },
    "https://jobmarketmonitor.com/2015/03/19/long-or-short-job-descriptions-and-titles-click-to-applies-are-up-to-five-times-higher-for-job-descriptions-between-2000-to-10000-characters/",
  ),
  titleLength: read(
    {
      en: "Appcast data: How job description length affects responses",
      fr: "Données d’Appcast : l’effet de la longueur d’une offre sur les candidatures (en anglais)",
    },
    "https://www.optistaffing.com/2015/04/15/how-job-description-length-affects-responses/",
  ),
  payShown: read(
    {
      en: "World Bank, Development Impact: Revealing salaries in job postings",
      fr: "Banque mondiale, Development Impact : afficher le salaire dans les offres d’emploi (en anglais)",
    },
    "https://blogs.worldbank.org/en/impactevaluations/the-price-of-flexibility--revealing-salaries-in-job-postings--gu",
  ),
  benefits: read(
    {
      en: "Recruiting Headlines: Appcast’s benchmark report on job ads",
      fr: "Recruiting Headlines : rapport d’Appcast sur les annonces d’emploi (en anglais)",
    },
    "https://recruitingheadlines.com/report-job-titles-job-descriptions-and-glassdoor-ratings-drive-higher-apply-rates/amp",
  ),
  optionalRequirements: read(
    {
      en: "AEA RCT Registry, trial 2963 (Abraham, Hallermeier and Stein, Words Matter)",
      fr: "Registre AEA RCT, essai 2963 (Abraham, Hallermeier et Stein, Words Matter) (en anglais)",
    },
    "https://www.socialscienceregistry.org/trials/2963",
  ),
} as const
