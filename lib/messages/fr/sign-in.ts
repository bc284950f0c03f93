import type { signIn as english } from "../en/sign-in"
import type { Translation } from "../translation"

export const signIn: Translation<typeof english> = {
  pageTitle: "Connexion",
  title: "Connexion à Openings",
  backAfter: "Vous reviendrez ensuite là où vous étiez.",
  newPasswordSet: "Votre nouveau mot de passe est défini. Utilisez-le pour vous connecter.",
  sessionEnded: "Votre session a pris fin",
  signInAgain: "Connectez-vous de nouveau pour continuer.",
  signInAgainKept:
    "Connectez-vous de nouveau pour continuer. Ce que vous avez écrit est conservé dans ce navigateur.",
  email: "Adresse courriel",
  youSignInWithIt: "Elle vous sert à vous connecter.",
  password: "Mot de passe",
  submit: "Se connecter",
  withPasskey: "Se connecter avec une clé d’accès",
  forgotten: "Mot de passe oublié ?",
  signedInPageTitle: "Connexion réussie",
  signedInTitle: "Vous avez ouvert une session",
  signedInDescription: "Revenez à l’onglet d’où vous venez et continuez là où vous étiez.",
  closeTab: "Fermer cet onglet",
  toPostings: "Aller plutôt aux offres",
}
