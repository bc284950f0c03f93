import type { GuideSections } from "../guide"
import { GuideTable } from "../guide-table"
import { SampleCode } from "../sample-code"
import { samplesInFrench } from "./samples-in-french"

const filters = [
  ["updatedSince", "Modifiées à cet instant ou depuis : 2026-11-22T08:00:00Z"],
  ["closesBefore, closesAfter", "Dont la date de clôture est ce jour-là, ou avant ou après"],
  ["categoryId, positionTypeId, locationId", "De cette catégorie, de ce type de poste ou de ce lieu"],
  ["confidential, autoRefresh", "true ou false"],
  ["sort", "publishDate, closeDate, title ou updatedAt ; avec - devant, en ordre décroissant"],
  ["cursor", "À la place de page : vide pour commencer, puis le paging.nextCursor de la page précédente"],
] as const

const operations = [
  ["create", "POST de job"],
  ["update", "PUT par id, ou par le referenceId d’une offre qui existe ; n’en crée aucune"],
  ["upsert", "PUT par referenceId ; crée l’offre si elle n’existe pas"],
  ["delete", "DELETE par id ou par referenceId"],
] as const

/** How to read and write many postings, and follow what happens to them. */
export const manyInFrench = {
  many: {
    title: "Plusieurs offres à la fois",
    text: () => (
      <>
        <p>
          La liste accepte d’autres filtres et d’autres ordres. Les filtres s’additionnent.{" "}
          <code>fields</code> accepte tous les champs d’une offre, y compris <code>description</code>, ainsi
          que <code>updatedAt</code>, <code>etag</code>, <code>firstPublished</code> et <code>findings</code>,
          le nombre de constats de la vérification.
        </p>
        <GuideTable
          label="Autres paramètres de la liste"
          columns={["Paramètre", "Signification"]}
          rows={filters}
        />
        <p>
          Avec <code>cursor</code>, chaque offre présente du début à la fin vient exactement une fois, quoi
          qu’on ajoute ou supprime pendant la lecture. Une offre dont la place change entre-temps peut revenir
          ou manquer : lisez donc par <code>title</code> plutôt que par <code>updatedAt</code>. Un curseur
          vaut pour les mêmes filtres et le même ordre.
        </p>
        <SampleCode sample={samplesInFrench.cursor} />
        <p>
          <code>POST /jobs/batch</code> accepte jusqu’à 100 opérations et répond 200 quoi qu’il en soit advenu
          : regardez <code>summary.failed</code>, puis le <code>status</code> et l’<code>error</code> de
          chaque résultat. Tout se passe comme si elles étaient faites dans l’ordre, chacune comme le ferait
          l’appel seul, et un échec n’arrête pas les autres. Un lot compte pour autant d’appels qu’il a
          d’opérations.
        </p>
        <GuideTable label="Opérations d’un lot" columns={["op", "Ce qu’elle fait"]} rows={operations} />
        <p>
          Envoyez une seule <code>Idempotency-Key</code> avec un lot, qui est une seule requête, et répétez-le
          avec la même clé si aucune réponse ne vient : ce qui est fait n’est pas refait. Avec{" "}
          <code>dryRun=true</code>, rien n’est enregistré ni supprimé, aucune opération ne voit ce qu’une
          autre ferait, et chaque résultat à enregistrer a les <code>findings</code> de la vérification des
          offres.
        </p>
        <p>
          Conservez la clé et le corps exact avant de les envoyer. Après une panne de votre programme,
          renvoyez les deux dans les 24 heures, et vous recevrez les premiers résultats. Si un lot est trop
          gros (413), envoyez-le en deux moitiés.
        </p>
        <p>
          Un résultat donne <code>id</code> et <code>etag</code>, mais pas l’offre telle qu’elle est conservée
          : le prochain <code>GET /jobs/changes</code> l’apporte. Une opération qui ne change rien
          n’enregistre rien et n’est pas signalée comme un changement : si vous envoyez du HTML qui sera
          nettoyé, relisez l’offre avec GET.
        </p>
        <SampleCode sample={samplesInFrench.batch} />
      </>
    ),
  },
  changes: {
    title: "Changements et historique",
    text: () => (
      <>
        <p>
          <code>GET /jobs/changes</code> dit ce qui a changé depuis un curseur, suppressions comprises :
          chaque offre une fois, telle qu’elle est maintenant. Sans curseur, on commence par tout ce qui
          existe ; la première lecture et les suivantes sont donc la même boucle. Gardez le curseur ; avec{" "}
          <code>wait</code>, la réponse vient dès que quelque chose change. Tant que <code>more</code> est
          true, redemandez aussitôt. <code>limit</code> est de 500 au plus, et <code>wait</code> de 25
          secondes au plus.
        </p>
        <SampleCode sample={samplesInFrench.changes} />
        <p>
          Vos propres changements reviennent aussi ; <code>by</code> dit qui a fait chacun d’eux.{" "}
          <code>fields=etag</code> ajoute l’ETag de chaque offre : il sert d’<code>If-Match</code> à votre
          prochaine écriture et distingue votre propre changement de celui d’une autre personne. Une fois les
          ETag connus, une synchronisation dans les deux sens tient en deux appels : envoyez d’abord vos
          changements avec <code>ifMatch</code>, puis lisez ceux du service. C’est lui qui détecte les
          conflits, et il répond 412 pour chacun. Reconnaissez les offres à leur <code>id</code>, car une
          offre supprimée libère son <code>referenceId</code> pour une autre.
        </p>
        <p>
          Un changement est signalé au moins une fois, et aucun n’est sauté. Les suppressions sont signalées
          pendant 90 jours ; un curseur plus ancien, ou antérieur à un rétablissement du service à partir
          d’une sauvegarde, donne 410 <code>cursor_expired</code> : recommencez sans curseur et lisez jusqu’à
          ce que <code>more</code> soit false. Une offre que vous connaissez et qui n’est pas venue d’ici là
          n’existe plus, ou votre clé ne la voit plus.
        </p>
        <p>
          <code>{"GET /jobs/{id}/history"}</code> donne chaque changement d’une offre, champ par champ, avant
          et après, et <code>{"POST /jobs/{id}/restore"}</code> rétablit une version. Une offre supprimée
          reste 30 jours dans la corbeille, <code>GET /jobs/deleted</code> ; la rétablir sans version la remet
          en place. Avec <code>dryRun=true</code>, vous voyez l’offre telle qu’elle serait, et rien n’est
          rétabli. Si une autre offre a pris sa référence entre-temps, vous recevez 409 : envoyez{" "}
          <code>{'{"referenceId": null}'}</code> pour la rétablir sans référence, ou envoyez-en une autre.
        </p>
        <p>
          <code>{"GET /jobs/{id}/record"}</code> dit ce que le public a pu voir, et quand, pendant 3 ans, même
          quand l’offre a quitté la corbeille. Avec <code>Accept: text/html</code>, c’est une page à imprimer.
        </p>
        <SampleCode sample={samplesInFrench.restore} />
      </>
    ),
  },
} satisfies Partial<GuideSections>
