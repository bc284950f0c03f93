import type { Location } from "@/lib/domain/locations/location"
import type { LocationStore } from "@/lib/domain/locations/location-store"
import type { Client } from "./engine/client"

const shown = { id: true, name: true, description: true, type: true } as const

const namedByOthers = `SELECT 1 FROM job_locations p JOIN jobs j ON j.id = p.job_id
  WHERE p.location_id = l.id AND NOT j.confidential`

/** The employers' own places in the database. */
export function locationStore({ read, direct }: Client): LocationStore {
  return {
    async findOwnById({ employerId, confidential }, id) {
      const [row] = await direct.rows<Location>({
        text: `SELECT l.id, l.name, l.description, l.type FROM locations l WHERE l.id = $1 AND l.employer_id = $2
          ${confidential ? "" : `AND EXISTS (${namedByOthers})`}`,
        values: [id, employerId],
      })
      return row ?? null
    },
    ownPlaces: (employerId) =>
      direct.rows({
        text: "SELECT id, description FROM locations WHERE employer_id = $1 ORDER BY match_key LIMIT 10000",
        values: [employerId],
      }),
    findOwn: (employerId, key) =>
      read.location.findUnique({
        where: { employerId_matchKey: { employerId, matchKey: key } },
        select: shown,
      }),
  }
}
