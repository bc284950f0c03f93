import type { members as english } from "../en/members"
import type { Translation } from "../translation"

export const members: Translation<typeof english> = {
  roleMissing: "Choisissez un rôle.",
  roleNotChanged: "Le rôle n’a pas pu être modifié",
  lastAdmin:
    "Cette personne est la dernière à gérer {employer}. Donnez d’abord ce rôle à une autre personne.",
  changedMeanwhile: "Une autre personne modifie ce membre. Réessayez dans un instant.",
  notInvited: "L’invitation n’a pas pu être créée",
  notAccepted: "L’invitation n’a pas pu être acceptée",
  memberAlready: "{email} est déjà membre chez {employer}. Modifiez son rôle dans la liste des membres.",
  invitationEnded:
    "Cette invitation ne fonctionne plus : elle a été utilisée ou retirée, elle a expiré, ou la personne qui l’a faite n’est plus administrateur. Demandez à un administrateur de vous inviter de nouveau.",
  invitationLinkCut: "Le lien est incomplet. Ouvrez-le de nouveau à partir de l’invitation.",
  accountExists: "Il y a maintenant un compte avec cette adresse courriel. Entrez son mot de passe.",
  linkNotMade: "Le lien n’a pas pu être créé",
  linkNotSent: "Le lien n’a pas pu être envoyé",
  ownPasswordInSettings: "Modifiez votre propre mot de passe dans Paramètres, Compte.",
  noPowerOverPassword:
    "{person} est aussi membre chez un autre employeur ; un administrateur chez {employer} ne peut donc pas créer ce lien. Cette personne peut en demander un dans la page de connexion, ou l’exploitant du serveur peut en créer un.",
  factorNotReset: "Le deuxième facteur n’a pas pu être réinitialisé",
  ownFactorInSettings: "Modifiez votre propre authentification à deux facteurs dans Paramètres, Compte.",
  noFactor: "{person} n’a pas de deuxième facteur.",
  noPowerOverFactor:
    "{person} est aussi membre chez un autre employeur ; un administrateur chez {employer} ne peut donc pas faire cela. L’exploitant du serveur le peut.",
  noEmployer:
    "Vous n’êtes plus membre chez aucun employeur. Demandez à un administrateur de vous inviter de nouveau.",
  notMemberHere:
    "Vous n’êtes pas membre chez cet employeur, ou ne l’êtes plus. Passez à un autre de vos employeurs, ou demandez à un administrateur de vous inviter.",
  title: "Membres",
  description: "Les personnes qui travaillent à vos offres.",
  invite: "Inviter un membre",
  notUpToDate: "La liste n’a pas pu être mise à jour",
  notLoaded: "Les membres n’ont pas pu être chargés",
  adminName: "Administrateur",
  editorName: "Rédacteur",
  viewerName: "Lecteur",
  adminMay: "Tout : offres, membres, clés API, employeur.",
  editorMay: "Rédige, publie et supprime des offres.",
  viewerMay: "Consulte les offres.",
  anAdmin: "administrateur",
  anEditor: "rédacteur",
  aViewer: "lecteur",
  member: "Membre",
  role: "Rôle",
  twoFactor: "Deux facteurs",
  twoFactorSignIn: "Authentification à deux facteurs",
  lastSeen: "Dernière visite",
  joined: "Membre depuis",
  actions: "Actions",
  you: "Vous",
  on: "Activée",
  off: "Désactivée",
  notSeenYet: "Aucune visite",
  notYet: "Pas encore",
  seen: "Dernière visite {when}",
  youOnlyAdmin:
    "Vous êtes le seul administrateur. Donnez ce rôle à une autre personne avant de changer le vôtre.",
  onlyAdmin:
    "{person} est le seul administrateur. Donnez ce rôle à une autre personne avant de changer le sien.",
  actionsFor: "Actions pour {person}",
  makeLinkMenu: "Créer un lien de réinitialisation du mot de passe…",
  resetMenu: "Réinitialiser l’authentification à deux facteurs…",
  leaveMenu: "Me retirer…",
  removeMenu: "Retirer…",
  roleOf: "Rôle : {person}",
  roleIsNow: "{person} est maintenant {role}",
  undo: "Défaire",
  leaveTitle: "Ne plus être membre chez {employer} ?",
  leaveText:
    "Vous ne pourrez plus voir ni modifier ses offres, et votre session prendra fin immédiatement. Un administrateur devra vous inviter pour que vous reveniez.",
  leave: "Me retirer",
  removeTitle: "Retirer {person} ?",
  removeText:
    "{email} ne pourra plus voir ni modifier les offres d’emploi chez {employer}, et sa session prendra fin immédiatement. Les offres et les clés API créées par cette personne restent ; ses invitations et ses liens de réinitialisation cessent de fonctionner.",
  remove: "Retirer le membre",
  removed: "{person} ne fait plus partie des membres",
  sessionsEnded: "Ses sessions ont pris fin.",
  sessionsAndInvitationsEnded:
    "Ses sessions ont pris fin, et {count, plural, one {# invitation de sa part ne fonctionne plus} other {# invitations de sa part ne fonctionnent plus}}.",
  sessionsAndLinksEnded:
    "Ses sessions ont pris fin, et {count, plural, one {# lien de réinitialisation de sa part ne fonctionne plus} other {# liens de réinitialisation de sa part ne fonctionnent plus}}.",
  allEnded:
    "Ses sessions ont pris fin, et {invitations, plural, one {# invitation} other {# invitations}} et {links, plural, one {# lien} other {# liens}} de réinitialisation de sa part ne fonctionnent plus.",
  resetTitle: "Réinitialiser l’authentification à deux facteurs ? ({person})",
  resetText:
    "Son application d’authentification, ses clés d’accès et ses codes de récupération cesseront de fonctionner, et toutes ses sessions prendront fin. Le mot de passe suffira alors pour connecter {email} : assurez-vous que la demande vient bien de cette personne.",
  reset: "Réinitialiser",
  resetDone: "{person} : l’authentification à deux facteurs est réinitialisée",
  resetDoneText: "Toutes ses sessions ont pris fin ; cette personne peut la configurer de nouveau.",
  becomeYourself: "Passer au rôle {role} ?",
  becomeText:
    "Vous ne pourrez plus gérer les membres, les clés API et les paramètres chez {employer}. Seul un autre administrateur pourra vous redonner ce rôle.",
  become: "Passer au rôle {role}",
  handOver: "Transmettez ce lien",
  handOverInvitation:
    "Ce lien permet à {email} de devenir {role}. Toute personne qui l’a peut l’utiliser : ne le communiquez à personne d’autre.",
  handOverPassword:
    "Toute personne qui a le lien peut définir le mot de passe de {email} : ne le communiquez à personne d’autre.",
  done: "Terminé",
  invitationLink: "Lien d’invitation",
  passwordLink: "Lien de réinitialisation du mot de passe",
  copyLink: "Copier le lien",
  worksUntil: "Valable une seule fois, jusqu’au {when}. Il ne sera plus affiché ensuite.",
  closeWithout: "Fermer sans copier le lien ?",
  closeWithoutInvitation:
    "Vous ne le reverrez plus. Vous pourrez en créer un autre à partir de la liste des invitations.",
  closeWithoutPassword:
    "Vous ne le reverrez plus. Vous pourrez en créer un autre à partir de la liste des membres.",
  backToLink: "Revenir au lien",
  closeAnyway: "Fermer quand même",
  makeLinkTitle: "Créer un lien de réinitialisation du mot de passe pour {person} ?",
  makeLinkText:
    "Il permet à cette personne de définir un nouveau mot de passe, ce qui met fin à toutes ses sessions. D’ici là, l’ancien fonctionne.",
  makeLink: "Créer le lien",
}
