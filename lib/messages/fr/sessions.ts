import type { sessions as english } from "../en/sessions"
import type { Translation } from "../translation"

export const sessions: Translation<typeof english> = {
  title: "Sessions",
  description:
    "Les navigateurs où vous avez une session ouverte. Une session prend fin d’elle-même après 30 jours sans utilisation. {zone}",
  notLoaded: "Vos sessions n’ont pas pu être chargées",
  ended: "La session a pris fin",
  goesOn: "La session n’a pas été fermée",
  thisOne: "Cette session",
  inUse: "En cours d’utilisation",
  inUseFrom: "En cours d’utilisation à partir de {address}",
  lastUsed: "Utilisée pour la dernière fois <time></time>",
  lastUsedFrom: "Utilisée pour la dernière fois <time></time> à partir de {address}",
  signedIn: "ouverte le <time></time>",
  signedInPassword: "ouverte le <time></time> avec votre mot de passe",
  signedInKnownBrowser: "ouverte le <time></time> avec votre mot de passe, dans un navigateur mémorisé",
  signedInCode: "ouverte le <time></time> avec votre mot de passe et un code",
  signedInRecoveryCode: "ouverte le <time></time> avec votre mot de passe et un code de récupération",
  signedInPasskey: "ouverte le <time></time> avec une clé d’accès",
  end: "Mettre fin",
  endOf: "Mettre fin à la session : {browser}",
  browser: "{browser}",
  browserOn: "{browser} sur {system}",
  someBrowserOn: "Navigateur sur {system}",
  unknownBrowser: "Navigateur inconnu",
}
