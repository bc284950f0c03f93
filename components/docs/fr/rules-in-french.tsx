import type { GuideSections } from "../guide"
import { GuideTable } from "../guide-table"

const limitRows = [
  [
    "Une clé",
    "12 000 appels par minute (chaque opération d’un lot compte pour un), sauf autre choix de l’exploitant ; RateLimit dit ce qu’il reste",
  ],
  ["Une adresse", "30 authentifications échouées par minute"],
  ["Un corps", "2 Mio, sauf autre choix de l’exploitant"],
  ["description", "Autant qu’un corps, sous la forme où elle est conservée : too_long"],
  ["title", "256 caractères"],
  ["referenceId", "50 caractères, unique parmi les offres de l’employeur, comparé tel quel"],
  ["locations, categories", "De 1 à 3 de chaque"],
  ["salary.amount, .maxAmount", "À partir de 0, au plus 4 décimales"],
  ["applicationEmail, applicationUrl", "50 et 200 caractères"],
] as const

/** How the service interprets dates, HTML and places, and what its limits are. */
export const rulesInFrench = {
  dates: {
    title: "Dates",
    text: () => (
      <>
        <p>
          Les jours sont ceux du calendrier dans le fuseau horaire de l’employeur, écrits{" "}
          <code>2026-12-31</code>. Une date avec heure complète, selon ISO 8601, est acceptée aussi, et sa
          date est conservée telle qu’elle est écrite. Le service définit <code>publishDate</code> : le jour
          de la création et, pour un brouillon, le jour où il devient actif. Sans <code>closeDate</code>, une
          offre reste ouverte 60 jours ; elle ne peut pas prendre fin avant d’être publiée. Une offre active
          dont le <code>closeDate</code> est passé est fermée au public dès le lendemain, et son état est
          toujours <code>active</code> : ce qui affiche des offres doit regarder les deux.
        </p>
      </>
    ),
  },
  html: {
    title: "HTML des descriptions",
    text: () => (
      <>
        <p>
          Les descriptions sont du HTML avec <code>strong, b, em, i, br, p, div, ul, ol, li</code> et{" "}
          <code>a</code>, dont le <code>href</code> est http, https ou mailto : tout autre lien, comme{" "}
          <code>tel:</code> ou un lien relatif, garde son texte et perd son adresse. Les autres balises
          disparaissent et leur texte demeure, et ce qui était dans des cellules ou des blocs différents reste
          séparé ; les scripts, les styles, les cadres et les images disparaissent avec tout ce qu’ils
          contiennent. GET répond ce qui a été conservé, et le renvoyer ne change rien.
        </p>
      </>
    ),
  },
  locations: {
    title: "Lieux",
    text: () => (
      <>
        <p>
          Désignez un lieu par sa description, <code>Vancouver, BC</code>, sans égard à la casse, avec ou sans
          accents, et avec le code ou le nom de la province. Tout autre lieu du Canada est accepté sous la
          forme <code>Name, XX</code> et garde son id par la suite ; sous <code>/locations/{"{id}"}</code>,
          vos propres clés et vos membres le trouvent, et personne d’autre. Une province seule ou{" "}
          <code>Canada</code> est aussi un lieu. Ce qui n’est pas compris est refusé, avec les lieux connus
          les plus proches dans le message.
        </p>
      </>
    ),
  },
  limits: {
    title: "Limites",
    text: () => (
      <>
        <GuideTable label="Ce qui a une limite" columns={["De", "Limite"]} rows={limitRows} />
        <p>
          Les longueurs comptent des caractères (points de code Unicode), et non des octets. Au-delà des
          appels permis par minute, vous recevez 429 <code>rate_limited</code> avec <code>Retry-After</code>.
          Un lot qui compte plus d’opérations que cela ne passe jamais : divisez-le. Chaque réponse à une clé
          dit dans <code>RateLimit</code> ce qu’il reste, les refus aussi ; les données de référence, que
          n’importe qui peut mettre en cache, ne comptent pour personne.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
