import type { setUp as english } from "../en/set-up"
import type { Translation } from "../translation"

export const setUp: Translation<typeof english> = {
  pageTitle: "Configuration",
  title: "Configurer Openings",
  description:
    "Créez le premier employeur et son administrateur. L’administrateur peut inviter toutes les autres personnes.",
  employer: "Employeur",
  employerName: "Nom de l’employeur",
  timeZone: "Fuseau horaire",
  timeZoneHint: "Détermine la date du jour quand une offre est publiée ou prend fin.",
  you: "Vous",
  submit: "Créer l’employeur et se connecter",
  doneTitle: "Openings est déjà configuré",
  doneText:
    "Le lien de configuration ne fonctionne que tant qu’il n’y a aucun employeur. Connectez-vous, ou demandez à un administrateur de votre employeur de vous inviter.",
  neededTitle: "Cette installation est nouvelle",
  neededDescription: "Personne ne peut encore se connecter.",
  neededText:
    "La personne qui a démarré le serveur trouvera un lien de configuration dans ce qu’il a affiché, à la ligne qui commence par « Nobody can sign in yet ». Il crée le premier employeur et son administrateur, et ne sert qu’une fois.",
  neededAgain:
    "La ligne a disparu ? Redémarrez le serveur : il affichera un nouveau lien. L’exploitant peut aussi créer un employeur : <code>{command}</code>",
}
