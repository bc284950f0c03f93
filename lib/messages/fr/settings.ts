import type { settings as english } from "../en/settings"
import type { Translation } from "../translation"

export const settings: Translation<typeof english> = {
  title: "Paramètres",
  noPermission: "Accès refusé",
  adminsOnly: "Cette page est réservée aux administrateurs",
  adminsOnlyText:
    "Chez {employer}, vous avez le rôle {role}. Un administrateur peut vous donner le rôle administrateur dans Paramètres, Membres.",
  goToAccount: "Aller à votre compte",
}
