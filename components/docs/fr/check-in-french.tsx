import type { GuideSections } from "../guide"
import { GuideTable } from "../guide-table"
import { SampleCode } from "../sample-code"
import { samplesInFrench } from "./samples-in-french"

const severities = [
  ["error", "Une règle en vigueur ne semble pas respectée"],
  ["warning", "Elle ne l’est peut-être pas, ou un site d’emploi pourrait masquer l’offre"],
  ["advice", "Une mention à ajouter, ou une qualité attestée par des études"],
] as const

/** What the posting check reports to programs. */
export const checkInFrench = {
  "posting-check": {
    title: "Vérification des offres",
    text: () => (
      <>
        <p>
          <code>POST /checks</code> dit ce que les règles de droit, des sites d’emploi et de rédaction
          relèvent dans une offre avant son enregistrement, et <code>{"GET /jobs/{id}/checks"}</code> dans une
          offre enregistrée. Un <code>dryRun</code> répond aussi <code>findings</code>. Ce n’est pas un avis
          juridique, et l’absence de constat ne veut pas dire qu’une offre est conforme.
        </p>
        <SampleCode sample={samplesInFrench.check} />
        <GuideTable label="Gravité" columns={["severity", "Signification"]} rows={severities} />
        <p>
          Chaque constat dit pourquoi, que faire et d’après quelle source ; <code>GET /checks/rules</code>{" "}
          énumère toutes les règles. Un constat qui ne convient pas est écarté pour une offre par{" "}
          <code>{"PUT /jobs/{id}/checks/{code}"}</code> avec <code>dismissed</code> et un <code>reason</code>,
          jusqu’à ce que change le champ sur lequel il porte. Il reste dans la liste, avec{" "}
          <code>mutedBy</code>, et n’est plus compté.
        </p>
        <SampleCode sample={samplesInFrench.findings} />
        <p>
          Dans la liste, <code>fields=findings</code> ajoute les nombres de chaque offre, et le filtre{" "}
          <code>findings</code> accepte <code>error</code>, <code>warning</code>, <code>advice</code> ou{" "}
          <code>none</code>. Si les administrateurs d’un employeur le demandent, une offre qui a une erreur ne
          peut pas devenir active : 400 <code>check_failed</code>, avec les constats dans <code>errors</code>.
          Un brouillon n’est jamais refusé.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
