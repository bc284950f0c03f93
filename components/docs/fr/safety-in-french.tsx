import { CodeBlock } from "@/components/ui/code-block"
import { statusOf } from "@/lib/api/v1.1/problems"
import type { GuideSections } from "../guide"
import { GuideLink } from "../guide-link"
import { GuideTable } from "../guide-table"
import { SampleCode } from "../sample-code"
import { fieldCodeNotesInFrench, problemNotesInFrench } from "./notes-in-french"
import { samplesInFrench } from "./samples-in-french"

/** The response to a request with `Accept-Language: fr`. */
const problemBody = `{
  "message": "L’offre d’emploi n’a pas pu être enregistrée : 1 champ est à corriger.",
  "code": "validation_failed",
  "requestId": "1d2f6a52-6f0b-4f0e-9a4c-1f5a2f7f3f10",
  "errors": [
    { "field": "salary.period.id", "code": "required", "message": "Choisissez une période de rémunération." }
  ]
}`

const errorRows = Object.entries(problemNotesInFrench).map(([code, when]) => [
  code,
  String(statusOf[code as keyof typeof statusOf]),
  when,
])

const fieldCodeRows = Object.entries(fieldCodeNotesInFrench)

const retryRows = [
  ["GET, PUT, DELETE", "Sans danger. Un DELETE répété peut ne rien trouver : 404 veut dire que c’est fait."],
  [
    "PUT avec If-Match",
    "Sans danger aussi, mais 412 peut venir de votre propre modification, dont la réponse s’est perdue : lisez l’offre et comparez avant de décider",
  ],
  [
    "POST avec Idempotency-Key",
    "Sans danger : la même clé et le même corps reçoivent la première réponse pendant 24 heures",
  ],
  [
    "POST sans",
    "Peut créer une deuxième offre, à moins qu’elle n’ait un referenceId : dans ce cas, 409 nomme la première",
  ],
] as const

/** What to do when something goes wrong, or when someone else made a change first. */
export const safetyInFrench = {
  errors: {
    title: "Erreurs",
    text: () => (
      <>
        <p>
          <code>message</code> s’adresse aux personnes et <code>code</code>, tiré de cette liste fermée, aux
          programmes. <code>errors</code> nomme tous les champs à corriger à la fois, par un chemin comme{" "}
          <code>locations[1].description</code>. <code>requestId</code> se trouve aussi dans l’en-tête{" "}
          <code>X-Request-Id</code> ; vous pouvez envoyer le vôtre. Rien sous <code>/api</code> ne répond
          jamais par une redirection, ni en HTML, sauf le dossier d’une offre demandé comme page.
        </p>
        <p>
          Avec <code>Accept-Language: fr</code>, les messages sont en français, et la réponse porte{" "}
          <code>Content-Language: fr</code>. Les codes et les valeurs ne changent jamais.
        </p>
        <CodeBlock label="Une requête refusée" code={problemBody} />
        <p>
          Un administrateur trouve chaque écriture et chaque appel échoué d’une clé sous{" "}
          <GuideLink href="/settings/requests">Requêtes</GuideLink>, pendant 30 jours : ce qui a été envoyé,
          ce qui n’allait pas, ce qu’est devenue chaque opération d’un lot, et une ligne curl qui refait
          l’appel.
        </p>
        <GuideTable label="Codes d’erreur" columns={["Code", "Statut", "Quand"]} rows={errorRows} />
        <p>
          Avec <code>check_failed</code>, le <code>code</code> de chaque élément d’<code>errors</code> est le
          nom d’une règle de la vérification. Sinon, il vient d’une liste fermée qui lui est propre :
        </p>
        <GuideTable label="Codes des champs" columns={["Code", "Ce qui ne va pas"]} rows={fieldCodeRows} />
      </>
    ),
  },
  retries: {
    title: "Reprises et idempotence",
    text: () => (
      <>
        <p>
          Répétez une requête qui n’a pas reçu de réponse, ou qui a reçu 429, 500 ou 503. Attendez le temps
          que dit <code>Retry-After</code> ou, s’il est absent, deux fois plus longtemps à chaque reprise.
          Tout autre 4xx ne changera pas : modifiez la requête.
        </p>
        <GuideTable
          label="Ce qui peut être répété sans danger"
          columns={["Requête", "Si elle est répétée"]}
          rows={retryRows}
        />
        <p>
          Une <code>Idempotency-Key</code> est un texte de votre choix, nouveau pour chaque requête : de 1 à
          255 caractères ASCII visibles. Elle vaut pour toutes les clés API de l’employeur à la fois :
          utilisez donc un UUID. Un lot est une seule requête et prend une seule clé. Une réponse répétée
          porte <code>Idempotency-Replayed: true</code>. La même clé avec un autre corps reçoit 422{" "}
          <code>idempotency_mismatch</code>. C’est ce que dit le corps qui est comparé, et non ses octets :
          l’ordre des champs et les espaces qui les séparent peuvent différer. Si la première requête est
          encore en cours, la deuxième l’attend ; si cela dure trop longtemps, elle reçoit 409{" "}
          <code>idempotency_in_progress</code>.
        </p>
        <p>
          Après 24 heures, la clé est oubliée, et le même POST créerait une deuxième offre. Donnez donc un
          referenceId à chaque nouvelle offre : une répétition tardive reçoit alors 409, qui nomme l’offre qui
          le porte. Pour une synchronisation, il y a plus simple : un <code>PUT</code> selon le referenceId de
          chaque offre, aussi souvent que vous voulez.
        </p>
        <SampleCode sample={samplesInFrench.upsert} />
        <p>
          Dans une réponse, <code>RateLimit</code> dit combien d’appels il reste à votre clé :{" "}
          <code>&quot;default&quot;;r=11997;t=52</code> veut dire qu’il reste 11 997 appels, et que la limite
          est rétablie en entier dans 52 secondes. <code>RateLimit-Policy</code> dit quelle est cette limite.
        </p>
      </>
    ),
  },
  "concurrent-edits": {
    title: "Modifications simultanées",
    text: () => (
      <>
        <p>
          L’<code>ETag</code> d’une offre change chaque fois que change ce que vous en liriez. Envoyez celui
          que vous avez lu dans <code>If-Match</code> avec un PUT ou un DELETE : si quelqu’un vous a devancé,
          vous recevez 412 <code>precondition_failed</code> avec l’ETag actuel, et rien n’est modifié. Quand
          seul le nom de l’employeur change, ses offres reçoivent aussi un nouvel ETag, sans être signalées
          comme modifiées : après un tel 412, lisez l’offre et renvoyez votre requête avec le nouvel ETag. Une
          offre qui n’existe pas reçoit 404, avec <code>If-Match</code> comme sans ; seul un PUT selon la
          référence, qui la créerait, reçoit 412. Dans un PUT selon la référence,{" "}
          <code>If-None-Match: *</code> crée et ne modifie jamais. Dans un GET, <code>If-None-Match</code>{" "}
          répond 304 si vous avez déjà l’offre.
        </p>
        <p>
          Un PUT qui ne change rien conserve l’ETag et n’est pas signalé comme un changement. L’ETag tient au
          contenu : quand une offre redevient ce qu’elle était, son ETag revient aussi. Ce qui est conservé
          peut différer de ce que vous avez envoyé, car le HTML est nettoyé et les lieux prennent le nom de
          leur fiche. Pour comparer, envoyez vos champs avec <code>dryRun=true</code>, et comparez les champs
          de la réponse à ceux d’un GET.
        </p>
        <SampleCode sample={samplesInFrench.change} />
      </>
    ),
  },
} satisfies Partial<GuideSections>
