import type { passwords as english } from "../en/passwords"
import type { Translation } from "../translation"

export const passwords: Translation<typeof english> = {
  forgottenPageTitle: "Mot de passe oublié",
  forgottenTitle: "Mot de passe oublié ?",
  forgottenDescription:
    "Indiquez l’adresse avec laquelle vous vous connectez ; nous vous enverrons un lien pour en définir un nouveau.",
  sendLink: "Envoyer le lien",
  backToSignIn: "Retour à la connexion",
  lookIntoMail: "Consultez vos courriels",
  linkOnItsWay:
    "Si quelqu’un se connecte avec l’adresse <address>{email}</address>, un lien pour définir un nouveau mot de passe vient d’y être envoyé. Il est valable une seule fois, pendant une heure.",
  nothingComes:
    "Vous ne recevez rien ? Regardez parmi les courriels indésirables et vérifiez que c’est bien l’adresse avec laquelle vous vous connectez.",
  askByHand: "Demandez un lien",
  askByHandText:
    "Cette installation n’envoie pas de courriels. Un administrateur de votre employeur peut vous créer un lien pour un nouveau mot de passe, dans Paramètres, Membres. L’exploitant du serveur le peut aussi, avec cette commande :",
  onServer: "Sur le serveur",
  worksOnce: "Le lien est valable une seule fois, pendant une heure.",
  incompleteTitle: "Ce lien est incomplet",
  incompleteText:
    "Il en manque une partie ; il ne permet donc pas de définir un mot de passe. Ouvrez-le de nouveau, en entier, à partir du message qui le contient.",
  endedTitle: "Ce lien ne fonctionne plus",
  endedText:
    "Il a été utilisé, il a expiré (il fonctionne pendant une heure) ou le mot de passe a changé depuis. Si vous avez choisi un nouveau mot de passe, connectez-vous avec celui-ci.",
  askForAnother: "Demander un autre lien",
  newPageTitle: "Nouveau mot de passe",
  newTitle: "Choisissez un nouveau mot de passe",
  newDescription:
    "Toutes vos sessions prendront fin ; vous vous connecterez de nouveau avec le nouveau mot de passe.",
  newPassword: "Nouveau mot de passe",
  set: "Définir le mot de passe",
}
