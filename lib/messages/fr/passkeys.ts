import type { passkeys as english } from "../en/passkeys"
import type { Translation } from "../translation"

export const passkeys: Translation<typeof english> = {
  nameMissing: "Nommez la clé d’accès.",
  notBase64url: "{name} n’est pas en base64url.",
  typeWrong: "Le type est public-key.",
  answerMissing: "Il manque la réponse du navigateur.",
  notAdded: "La clé d’accès n’a pas pu être ajoutée",
  notRenamed: "La clé d’accès n’a pas pu être renommée",
  notRemoved: "La clé d’accès n’a pas pu être retirée",
  tooMany: "Vous avez {most} clés d’accès, soit le maximum. Retirez-en une que vous n’utilisez pas.",
  inUse: "Cette clé d’accès est déjà utilisée.",
  beginAgain: "Le délai est écoulé, ou cela a déjà été fait. Recommencez.",
  tryAgain: "Le délai est écoulé, ou cela a déjà été fait. Réessayez.",
  userNotVerified:
    "Cette clé d’accès ne vérifie pas que c’est bien vous : elle doit demander un NIP, une empreinte digitale ou votre visage.",
  userWasNotVerified:
    "Cette clé d’accès n’a pas vérifié que c’est bien vous : elle doit demander un NIP, une empreinte digitale ou votre visage.",
  notChecked: "Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou essayez avec une autre.",
  notCheckedSignIn:
    "Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou connectez-vous avec votre mot de passe.",
  unknown: "Cette clé d’accès n’est pas connue ici, ou a été retirée.",
  somebodyElses: "Cette clé d’accès appartient à une autre personne. Utilisez l’une des vôtres.",
  notAtIpAddress:
    "Les navigateurs n’offrent pas de clés d’accès à une adresse IP. Ouvrez Openings par son nom d’hôte.",
  notWithoutHttps:
    "Les navigateurs n’offrent pas de clés d’accès sans https. Ouvrez Openings à une adresse en https.",
  browserAsks:
    "Votre navigateur demande votre empreinte digitale, votre visage, un NIP ou votre clé de sécurité.",
  useYours: "Utiliser votre clé d’accès",
  add: "Ajouter une clé d’accès",
  addDescription:
    "Entrez d’abord votre mot de passe, pour qu’aucune autre personne devant cet écran ne puisse faire cela. Votre navigateur demandera le reste.",
  added: "La clé d’accès est ajoutée",
  name: "Nom",
  nameHint: "Pour la distinguer des autres.",
  notMade: "La clé d’accès n’a pas été créée. Réessayez, ou essayez avec un autre appareil.",
  notGiven:
    "Le navigateur n’a pas donné de clé d’accès. Réessayez, ou connectez-vous avec votre mot de passe.",
  madeAlready: "Cet appareil ou ce gestionnaire de mots de passe a déjà une de vos clés d’accès.",
  notAllowed: "Le navigateur n’a pas été autorisé à continuer, ou le délai est écoulé. Réessayez.",
  title: "Clés d’accès",
  description:
    "Une clé d’accès vous connecte avec votre empreinte digitale, votre visage, un NIP ou une clé de sécurité, à la place de votre mot de passe et du code.",
  notLoaded: "Vos clés d’accès n’ont pas pu être chargées",
  none: "Vous n’avez pas encore de clé d’accès.",
  most: "Vous avez {most} clés d’accès, soit le maximum. Retirez-en une pour en ajouter une autre.",
  addNotAtIpAddress:
    "Les navigateurs n’offrent pas de clés d’accès à une adresse IP. Ouvrez Openings par son nom d’hôte pour en ajouter une.",
  addNotWithoutHttps:
    "Les navigateurs n’offrent pas de clés d’accès sans https. Ouvrez Openings à une adresse en https pour en ajouter une.",
  removeTitle: "Retirer la clé d’accès « {name} » ?",
  removeDescription:
    "Vous ne pourrez plus vous connecter avec elle. Supprimez-la aussi de votre appareil ou de votre gestionnaire de mots de passe.",
  removeOnly:
    "C’est votre seul deuxième facteur : sans elle, votre mot de passe suffira pour vous connecter, et vos codes de récupération ne serviront plus.",
  removeConfirm: "Retirer la clé d’accès",
  removed: "La clé d’accès est retirée",
  renameTitle: "Renommer la clé d’accès",
  renameDescription: "Rien ne change dans votre appareil ni dans votre gestionnaire de mots de passe.",
  renameConfirm: "Renommer la clé d’accès",
  rename: "Renommer",
  renameOf: "Renommer : {name}",
  remove: "Retirer",
  removeOf: "Retirer : {name}",
  lastUsed: "Utilisée pour la dernière fois <time></time>",
  neverUsed: "Jamais utilisée",
  addedOn: "ajoutée le <time></time>",
  onAllDevices: "sur tous vos appareils",
}
