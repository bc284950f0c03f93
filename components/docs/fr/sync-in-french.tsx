import { CodeBlock } from "@/components/ui/code-block"
import type { GuideSections } from "../guide"

/** A program that does a complete task. */
export const syncInFrench = {
  sync: {
    title: "Garder les offres à jour",
    text: ({ syncProgram }) => (
      <>
        <p>
          Ce programme garde un dossier de fichiers JSON et les offres du service à jour, dans les deux sens :
          chaque <code>NAME.json</code> est le corps d’une requête, et son offre a le referenceId{" "}
          <code>sync-NAME</code>. Il demande ce que d’autres ont changé depuis la dernière exécution,
          suppressions comprises, puis envoie ce qui a changé dans le dossier, cent offres par appel. Ce qui a
          changé des deux côtés est un conflit, et rien n’est écrasé : comme il lit d’abord, le programme peut
          placer la version du service dans un fichier à côté du vôtre. On peut l’arrêter à tout moment et le
          relancer. Enregistrez-le, puis exécutez <code>node sync-postings.mjs postings/</code>.
        </p>
        <p>
          Si vous retirez un fichier, son offre est archivée, et non supprimée. Une offre qui n’a pas de
          referenceId, ou dont le referenceId n’a pas le préfixe, reste telle quelle. Dans un fichier, une clé
          qui n’est pas un champ est ignorée, et elle disparaît du fichier quand l’offre change dans le
          service.
        </p>
        <CodeBlock label="sync-postings.mjs" code={syncProgram} />
      </>
    ),
  },
} satisfies Partial<GuideSections>
