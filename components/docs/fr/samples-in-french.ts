import { type Sample, type SampleLanguage, sampleLanguages } from "../samples/sample"
import { samples } from "../samples/samples"

const titles: Record<keyof typeof samples, string> = {
  list: "Énumérer les offres actives",
  create: "Créer une offre",
  upsert: "Créer ou modifier selon votre propre référence",
  change: "Modifier ce que vous avez lu, à moins que quelqu’un d’autre ne l’ait fait",
  cursor: "Lire chaque offre exactement une fois",
  batch: "Créer et modifier plusieurs offres en un appel",
  changes: "Suivre ce qui change",
  restore: "Ramener ce qui a été supprimé en dernier, et voir son historique",
  webhook: "Vérifier la signature d’un webhook",
  webhookLibrary: "Vérifier la signature d’un webhook avec une bibliothèque",
  webhooks: "Créer un webhook, l’essayer et faire renvoyer ce qui a été manqué",
  check: "Vérifier une offre avant de l’enregistrer",
  findings: "Lire les constats d’une offre et en écarter un",
}

/** The comments of the programs; their code is the same in all languages. */
const comments: readonly (readonly [english: string, french: string])[] = [
  [
    "WEBHOOK_SECRET, and from the request: WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE and BODY, unchanged.",
    "WEBHOOK_SECRET et, de la requête : WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE et BODY, tels que reçus.",
  ],
  ["First: npm install standardwebhooks", "D’abord : npm install standardwebhooks"],
  ["First: pip install standardwebhooks", "D’abord : pip install standardwebhooks"],
  ["First: dotnet add package StandardWebhooks", "D’abord : dotnet add package StandardWebhooks"],
  [
    "There is no library for the shell: the program below does without one.",
    "Il n’y a pas de bibliothèque pour l’interpréteur de commandes : le programme ci-dessous s’en passe.",
  ],
  [
    "One key per posting: sent again with the same key, it is created only once.",
    "Une clé par offre : renvoyée avec la même clé, l’offre n’est créée qu’une fois.",
  ],
  [
    "Safe to repeat: asking twice still gives one posting.",
    "Peut être répété sans danger : demander deux fois donne une seule offre.",
  ],
  ["No connection, or no response in time.", "Aucune connexion, ou aucune réponse dans le délai."],
  [
    "Your own posting and its ETag, then a new title that is saved only if nobody else has changed the posting.",
    "Une offre à vous et son ETag, puis un titre qui ne compte que si personne d’autre ne l’a modifiée.",
  ],
  ["Your own posting, created if there is none yet.", "Une offre à vous, créée si elle n’existe pas encore."],
  [
    "The body need not be complete, and nothing is written.",
    "Le corps n’a pas à être complet, et rien n’est enregistré.",
  ],
  [
    "Starts empty. Filters and order stay the same on each page.",
    "Vide pour commencer. Les filtres et l’ordre restent les mêmes à chaque page.",
  ],
  [
    "The same key for each attempt: what was already done is not done again.",
    "La même clé à chaque essai : ce qui est déjà fait n’est pas refait.",
  ],
  [
    "Keep the cursor where the next run finds it; an empty one starts with everything that exists.",
    "Gardez le curseur pour la prochaine exécution ; vide, on commence par tout ce qui existe.",
  ],
  [
    "WEBHOOK_URL is your receiver. Keep the secret in the response: it is shown only once.",
    "WEBHOOK_URL est votre récepteur. Gardez le secret de la réponse : il n’est affiché que cette fois.",
  ],
  ["What was sent, with every attempt", "Ce qui a été envoyé, avec chaque tentative"],
  ["The rules, each with its sources", "Les règles, chacune avec ses sources"],
  ["A posting with a warning", "Une offre qui a un avertissement"],
  ["The bin lists the latest deletion first.", "La corbeille commence par la dernière suppression."],
  ["What the public could see, and when", "Ce que le public a pu voir de l’offre, et quand"],
  [
    "412: somebody else was faster. Read it again and decide again.",
    "412 : quelqu’un vous a devancé. Relisez l’offre et décidez de nouveau.",
  ],
]

function inFrench(code: string): string {
  return comments.reduce((text, [english, french]) => text.replaceAll(english, french), code)
}

function sampleInFrench(name: keyof typeof samples): Sample {
  const { code } = samples[name]
  return {
    title: titles[name],
    code: Object.fromEntries(sampleLanguages.map(({ id }) => [id, inFrench(code[id])])) as Record<
      SampleLanguage,
      string
    >,
  }
}

/** The programs of the guide, with the text that people read in French. */
export const samplesInFrench: Record<keyof typeof samples, Sample> = {
  list: sampleInFrench("list"),
  create: sampleInFrench("create"),
  upsert: sampleInFrench("upsert"),
  change: sampleInFrench("change"),
  cursor: sampleInFrench("cursor"),
  batch: sampleInFrench("batch"),
  changes: sampleInFrench("changes"),
  restore: sampleInFrench("restore"),
  webhook: sampleInFrench("webhook"),
  webhookLibrary: sampleInFrench("webhookLibrary"),
  webhooks: sampleInFrench("webhooks"),
  check: sampleInFrench("check"),
  findings: sampleInFrench("findings"),
}
