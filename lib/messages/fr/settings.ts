import type { settings as english } from "../en/settings"
import type { Translation } from "../translation"

export const settings: Translation<typeof english> = {
  title: "Paramètres",
  noPermission: "Accès refusé",
  adminsOnly: "Cette page est réservée aux administrateurs",
  adminsOnlyText:
    "Chez {employer}, vous avez le rôle {role, select, admin {d’administrateur} editor {de rédacteur} other {de lecteur}}. Un administrateur peut vous donner le rôle d’administrateur dans Paramètres, Membres.",
  goToAccount: "Aller à votre compte",
  leaveTitle: "Quitter sans enregistrer ?",
  leaveText: "Ce que vous avez modifié dans cette page depuis le dernier enregistrement sera perdu.",
  leaveStay: "Continuer la modification",
  leaveConfirm: "Quitter sans enregistrer",
}
