import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Location } from "@/lib/domain/locations/location"
import type { LocationStore } from "@/lib/domain/locations/location-store"
import type { Client } from "./engine/client"

const namedByOthers = `SELECT 1 FROM job_locations p JOIN jobs j ON j.id = p.job_id
  WHERE p.location_id = l.id AND NOT j.confidential`

/** The employers' own places in the database. */
export function locationStore({ direct }: Client): LocationStore {
  const findBy =
    (column: "id" | "match_key") =>
    async ({ employerId, confidential }: VisibleJobs, value: number | string): Promise<Location | null> => {
      const [row] = await direct.rows<Location>({
        text: `SELECT l.id, l.name, l.description, l.type FROM locations l
          WHERE l.${column} = $1 AND l.employer_id = $2
          ${confidential ? "" : `AND EXISTS (${namedByOthers})`}`,
        values: [value, employerId],
      })
      return row ?? null
    }
  return {
    findOwnById: findBy("id"),
    findOwn: findBy("match_key"),
    ownPlaces: (employerId) =>
      direct.rows({
        text: "SELECT id, description FROM locations WHERE employer_id = $1 ORDER BY match_key LIMIT 10000",
        values: [employerId],
      }),
  }
}
