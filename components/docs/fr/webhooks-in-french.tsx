import type { GuideSections } from "../guide"
import { GuideLink } from "../guide-link"
import { SampleCode } from "../sample-code"
import { samplesInFrench } from "./samples-in-french"

/** How to be notified of changes instead of polling for them, in French. */
export const webhooksInFrench = {
  webhooks: {
    title: "Webhooks",
    text: () => (
      <>
        <p>
          <code>POST /webhooks</code> avec une <code>url</code> fait annoncer chaque changement à cette
          adresse, peu après qu’il a été fait. La réponse contient un <code>secret</code>, montré cette seule
          fois. Ce qui est envoyé est volontairement succinct : l’<code>id</code>, le <code>referenceId</code>{" "}
          et la <code>version</code> de l’offre, les noms des champs modifiés (<code>changed</code>), et{" "}
          <code>href</code>, où se trouve l’offre.
        </p>
        <p>
          Les envois sont signés selon Standard Webhooks 1.0. Vérifiez la signature du corps tel qu’il est
          arrivé, avant de le lire. Une bibliothèque, offerte dans la plupart des langages, le fait en une
          ligne :
        </p>
        <SampleCode sample={samplesInFrench.webhookLibrary} />
        <p>Sans elle, il en faut dix :</p>
        <SampleCode sample={samplesInFrench.webhook} />
        <p>
          Répondez 2xx en moins de 15 secondes et faites le travail ensuite. Tout le reste est renvoyé,
          jusqu’à neuf fois en trois jours ; 410 désactive le webhook. Un événement peut arriver deux fois et
          dans n’importe quel ordre : <code>webhook-id</code> révèle les répétitions, et de deux versions, la
          plus grande est la plus récente. Ce que vous avez manqué plus longtemps, ou ce qui attend sa
          prochaine tentative, est renvoyé par <code>{"POST /webhooks/{id}/recover"}</code>, et{" "}
          <code>{"GET /webhooks/{id}/deliveries"}</code> donne toutes les tentatives des 30 derniers jours.{" "}
          <code>{"POST /webhooks/{id}/test"}</code> répond aussitôt ce que votre adresse a répondu.
        </p>
        <SampleCode sample={samplesInFrench.webhooks} />
        <p>
          Les administrateurs font tout cela sans l’API sous{" "}
          <GuideLink href="/settings/webhooks">Paramètres, Webhooks</GuideLink>, où figure aussi ce que
          signifie chaque échec.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
