import type { GuideSections } from "../guide"
import { GuideLink } from "../guide-link"

/** What clients can rely on, and what has changed. */
export const policyInFrench = {
  versions: {
    title: "Versions et retrait",
    text: () => (
      <>
        <p>
          La version fait partie de l’adresse. Dans <code>v1.1</code>, rien de ce qui existe ne change de nom,
          de type ni de sens, et rien de facultatif ne devient obligatoire. Ne peuvent s’ajouter que des
          appels, des paramètres et des en-têtes facultatifs, des champs dans les réponses et, pour de
          nouvelles fonctions, des codes d’erreur. Ignorez ce que vous ne connaissez pas.
        </p>
        <p>
          Ce qui ne peut pas être maintenu devient une nouvelle version, à une adresse qui lui est propre.
          L’ancienne fonctionne alors encore au moins douze mois, et le dit dans les en-têtes{" "}
          <code>Deprecation</code> et <code>Sunset</code> de chaque réponse, ainsi qu’ici.
        </p>
        <p>
          Le contrat complet est un document OpenAPI 3.1 à l’adresse{" "}
          <GuideLink href="/api/v1.1/openapi.json">/api/v1.1/openapi.json</GuideLink>, produit à partir des
          schémas avec lesquels le service valide : générez-en un client, ou vérifiez-y vos requêtes.
        </p>
      </>
    ),
  },
  changelog: {
    title: "Historique des versions",
    text: () => (
      <>
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="font-medium">v1.1, ajouts</dt>
            <dd>
              Tous facultatifs : <code>ETag</code>, <code>If-Match</code> et <code>If-None-Match</code> ;{" "}
              <code>Idempotency-Key</code> ; <code>dryRun</code> ; <code>fields</code> dans la liste ; les
              limites d’appels et leurs en-têtes ; <code>GET /me</code> ; le document OpenAPI ; les messages
              en français avec <code>Accept-Language</code> ; d’autres filtres, <code>sort</code> et{" "}
              <code>cursor</code> dans la liste ; <code>POST /jobs/batch</code> ;{" "}
              <code>GET /jobs/changes</code> ; l’historique, la corbeille, la restauration et le dossier
              d’affichage d’une offre ; les webhooks, avec l’autorisation <code>webhooks</code> ; la
              vérification des offres, avec le code <code>check_failed</code> là où un employeur l’impose. Si
              vos appels ne les utilisent pas, rien ne change.
            </dd>
          </div>
          <div>
            <dt className="font-medium">v1.1</dt>
            <dd>
              Les offres par id et par référence, la liste avec recherche et pages, et les données de
              référence.
            </dd>
          </div>
        </dl>
      </>
    ),
  },
} satisfies Partial<GuideSections>
