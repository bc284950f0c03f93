import { neededToCreate } from "@/lib/api/v1.1/openapi/job-operations"
import type { GuideSections } from "../guide"
import { GuideLink } from "../guide-link"
import { GuideTable } from "../guide-table"
import { fieldNotesInFrench } from "./notes-in-french"

const jobCalls = [
  ["GET /jobs", "Une page d’offres, les plus récentes d’abord"],
  ["GET /jobs/{id}", "Une offre"],
  ["POST /jobs", "En crée une : 201, avec son adresse dans Location"],
  ["PUT /jobs/{id}", "Modifie ce qui est envoyé et rien d’autre"],
  ["PUT /jobs", "De même, selon le referenceId du corps ; crée l’offre si elle n’existe pas"],
  ["DELETE /jobs/{id}", "La supprime : 204"],
  ["DELETE /jobs?referenceId=…", "De même, selon la référence ; {referenceId} dans le corps convient aussi"],
] as const

const fieldRows = Object.entries(fieldNotesInFrench).map(([name, note]) => [
  name,
  (neededToCreate as readonly string[]).includes(name) ? "Obligatoire" : "",
  note,
])

const listParameters = [
  ["q", "Texte du titre ou de la référence, sans égard à la casse ni aux accents"],
  ["status", "active, archived ou draft ; active comprend celles dont le closeDate est passé"],
  ["page, pageSize", "À partir de 1 ; de 1 à 100 par page, 10 par défaut"],
  ["fields", "Autres champs pour chaque offre de la liste : closeDate,salary,… ; les répétitions s’ajoutent"],
] as const

const referenceCalls = [
  ["GET /positiontypes", "Temps plein, temps partiel, contrat, temporaire, bénévolat"],
  ["GET /jobcategories", "34 catégories"],
  ["GET /salaryperiods", "De l’année à l’heure"],
  ["GET /applicantroutingtypes", "1 courriel, 2 adresse Web"],
  ["GET /locations", "Environ 1 000 lieux du Canada : q, types, page, pageSize"],
] as const

/** What the API offers: postings, lists and reference data. */
export const postingsInFrench = {
  postings: {
    title: "Offres",
    text: () => (
      <>
        <p>
          Les adresses commencent par <code>/api/v1.1</code> ; les corps et les réponses sont du JSON en
          UTF-8. Dans l’API, une offre d’emploi s’appelle <em lang="en">job</em>.
        </p>
        <GuideTable label="Appels pour les offres" columns={["Appel", "Ce qu’il fait"]} rows={jobCalls} />
        <GuideTable
          label="Champs d’une offre"
          columns={["Champ", "À la création", "Signification"]}
          rows={fieldRows}
        />
        <p>
          Un <code>PUT</code> est une mise à jour partielle : ce que vous omettez demeure, une rémunération se
          fusionne champ par champ, les listes sont remplacées en entier, et toutes les règles s’appliquent à
          l’offre telle qu’elle deviendrait. Les champs inconnus ou en lecture seule sont ignorés : vous
          pouvez donc renvoyer ce que vous avez lu, même si son <code>closeDate</code> est passé.
        </p>
        <p>
          Pour effacer un champ, envoyez null : <code>closeDate</code> revient à 60 jours après{" "}
          <code>publishDate</code> ; <code>confidential</code> et <code>autoRefresh</code> deviennent false ;{" "}
          <code>salary</code> et <code>referenceId</code> sont retirés. Dans une rémunération, envoyez{" "}
          <code>maxAmount: null</code> et <code>plusCommission: false</code>. Le <code>status</code> et les
          champs obligatoires à la création ne peuvent pas être effacés.
        </p>
        <p>
          Pour faire une nouvelle offre à partir d’une offre que vous avez lue, omettez <code>id</code> et{" "}
          <code>referenceId</code>, ainsi que son <code>closeDate</code> s’il est passé : une offre ne peut
          pas prendre fin avant d’être publiée (<code>too_early</code>). Un <code>autoRefresh</code> à true
          est refusé, à vous comme à tous, dès que le forfait de l’employeur ne le comprend plus.
        </p>
        <p>
          Les réponses de 2 ko et plus sont compressées si votre client envoie{" "}
          <code>Accept-Encoding: gzip</code> ou <code>br</code>, ce que la plupart font d’eux-mêmes. Le{" "}
          <code>ETag</code> est le même dans les deux cas.
        </p>
        <p>
          <code>dryRun=true</code> avec POST et PUT fait tout sauf écrire, et répond 200 avec ce qui aurait
          été conservé, avec les <code>findings</code> de la vérification des offres. Si un serveur mandataire
          ne laisse passer que GET et POST, envoyez un POST avec <code>X-HTTP-Method-Override: PUT</code> ou{" "}
          <code>DELETE</code>.
        </p>
      </>
    ),
  },
  paging: {
    title: "Listes et pages",
    text: () => (
      <>
        <GuideTable
          label="Paramètres de la liste"
          columns={["Paramètre", "Signification"]}
          rows={listParameters}
        />
        <p>
          <code>paging</code> compte ce qui correspond, et ses champs <code>next</code> et{" "}
          <code>previous</code> sont des adresses complètes avec tous vos paramètres : suivez{" "}
          <code>next</code> jusqu’à ce qu’il soit null au lieu de compter. Une page au-delà de la fin est vide
          et n’est pas une erreur ; son <code>previous</code> mène à la dernière page qui a des offres.
        </p>
        <p>
          Conservez l’adresse d’une offre, et non celle d’une page : pendant que vous lisez, d’autres
          écrivent, et les pages se décalent. Une nouvelle offre en pousse d’autres à la page suivante, où
          vous les rencontrez de nouveau, et une offre supprimée en ramène à une page que vous avez déjà lue.
          Reconnaissez donc les offres à leur id, et n’en tenez aucune pour disparue parce qu’elle n’était sur
          aucune page : lisez-la avec GET et son id ; un 404 le confirme.
        </p>
      </>
    ),
  },
  "reference-data": {
    title: "Données de référence",
    text: () => (
      <>
        <GuideTable
          label="Appels pour les données de référence"
          columns={["Appel", "Ce qu’il contient"]}
          rows={referenceCalls}
        />
        <p>
          Aucune clé n’est nécessaire. Les identifiants ne sont jamais réutilisés, et les noms sont en
          anglais. Les réponses peuvent être conservées une heure et ont un <code>ETag</code> : redemandez
          avec <code>If-None-Match</code> et vous recevrez 304 s’il n’y a rien de nouveau.
        </p>
        <p>
          Les noms et les positions des lieux viennent de{" "}
          <GuideLink href="https://www.geonames.org/">GeoNames</GuideLink>, sous licence{" "}
          <GuideLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</GuideLink>, avec une
          sélection et quelques corrections.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
