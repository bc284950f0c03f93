import { CodeBlock } from "@/components/ui/code-block"
import { jobExample } from "@/lib/api/v1.1/openapi/examples"
import type { GuideSections } from "../guide"
import { GuideLink } from "../guide-link"
import { GuideTable } from "../guide-table"
import { SampleCode } from "../sample-code"
import { samplesInFrench } from "./samples-in-french"

const scopeRows = [
  ["jobs:read", "Énumérer les offres et les lire"],
  [
    "jobs:write",
    "En créer et en modifier ; sans jobs:read, la réponse contient l’id et ce qui a été envoyé, rien de plus",
  ],
  ["jobs:delete", "En supprimer, consulter la corbeille et en restaurer"],
  [
    "confidential",
    "Voir aussi les offres confidentielles et y travailler ; sans cette autorisation, elles n’existent pas",
  ],
  ["webhooks", "Gérer les webhooks, consulter leurs envois et les renvoyer"],
] as const

/** How to begin, and how programs authenticate. */
export const startInFrench = {
  "quick-start": {
    title: "Pour commencer",
    text: () => (
      <>
        <ol className="flex list-decimal flex-col gap-1 pl-5">
          <li>
            Un administrateur de l’employeur crée une clé sous{" "}
            <GuideLink href="/settings/api-keys">Clés API</GuideLink>. Elle n’est affichée qu’une fois.
          </li>
          <li>
            Conservez-la là où votre programme la lit : <code>OPENINGS_KEY</code> dans ces exemples, avec{" "}
            <code>OPENINGS_URL</code>, le début de l’adresse de cette page, sans barre oblique à la fin.
          </li>
          <li>
            Créez une offre, puis énumérez celles qui existent. Les exemples s’exécutent tels quels : avec
            curl, Node.js 20, Python et <code>requests</code>, ou .NET 8.
          </li>
          <li>
            Poursuivez selon vos besoins :{" "}
            <GuideLink href="#sync">garder les offres à jour avec un dossier</GuideLink>, tous les appels dans
            la <GuideLink href="/docs/reference">référence</GuideLink>, ou le{" "}
            <GuideLink href="/api/v1.1/openapi.json">document OpenAPI</GuideLink> pour Postman et les clients
            générés. La référence et le document sont en anglais.
          </li>
        </ol>
        <SampleCode sample={samplesInFrench.create} />
        <CodeBlock
          label="Une réponse : l’offre telle qu’elle est conservée"
          code={JSON.stringify(jobExample, null, 2)}
        />
        <SampleCode sample={samplesInFrench.list} />
      </>
    ),
  },
  authentication: {
    title: "Authentification",
    text: () => (
      <>
        <p>
          Envoyez la clé dans l’en-tête <code>API-Key</code>, par https. Elle dit quel employeur vous êtes :
          vous voyez les offres de cet employeur, et celles d’un autre sont introuvables. <code>GET /me</code>{" "}
          dit ce qu’est une clé. Une clé absente, inconnue, suspendue, expirée ou révoquée reçoit une seule et
          même réponse, 401 <code>unauthorized</code>.
        </p>
        <p>
          Une clé peut tout faire, ou ce que ses autorisations permettent. Ce qu’elle ne peut pas faire reçoit
          403 <code>forbidden</code>, avec le nom de l’autorisation qui manque.
        </p>
        <GuideTable
          label="Autorisations"
          columns={["Autorisation", "Ce qu’elle permet à une clé"]}
          rows={scopeRows}
        />
        <p>
          Pour changer de clé sans interruption, remplacez-la : l’ancienne fonctionne encore aussi longtemps
          que vous le choisissez. La place d’une clé est sur un serveur ; une page Web ou une application la
          dévoilerait.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
