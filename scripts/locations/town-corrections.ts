import type { Town } from "./location"

// Records of the source that are wrong or duplicate a place, by the description they would have.
export const leftOut: Record<string, string> = {
  "Aldergrove East, BC": "a part of Aldergrove, which is in the list",
  "Denman Island Trust Area, BC": "an administrative area of Denman Island, which is in the list",
  "Fallingbrook, PE": "a suburb of Ottawa, filed under the wrong province",
  "Jasper Park Lodge, AB": "a hotel with the population of Jasper, which is in the list",
  "Pont Rouge, QC": "Pont-Rouge again, in the wrong place",
}

// Spellings in the source that nobody would write or search for, by the description they would have.
export const renamed: Record<string, string> = {
  "Baie Ste. Anne, NB": "Baie-Sainte-Anne",
  "Clarenville-Shoal Harbour, NL": "Clarenville",
  "Cross Lake 19A, MB": "Cross Lake",
  "Eskasoni 3, NS": "Eskasoni",
  "Ile des Chênes, MB": "Île-des-Chênes",
  "Metabetchouan-Lac-a-la-Croix, QC": "Métabetchouan-Lac-à-la-Croix",
  "New-Richmond, QC": "New Richmond",
  "North Oyster/Yellow Point, BC": "Yellow Point",
  "Saint-Côme--Linière, QC": "Saint-Côme-Linière",
  "Sainte Catherine de la Jacques Cartier, QC": "Sainte-Catherine-de-la-Jacques-Cartier",
  "St-Jean-Port-Joli, QC": "Saint-Jean-Port-Joli",
  "Thetford-Mines, QC": "Thetford Mines",
  "le Plateau, QC": "Le Plateau",
}

// The larger of the two records named Vernon has the city's population but lies on Vancouver Island.
export const moved: Record<string, { latitude: number; longitude: number }> = {
  "Vernon, BC": { latitude: 50.26729, longitude: -119.27337 },
}

// Places that the source lacks and that employers post jobs in; population from the 2021 census, 0 if it has none.
export const added: Town[] = [
  { name: "Bella Coola", province: "BC", population: 0, latitude: 52.372, longitude: -126.754 },
  { name: "Comox", province: "BC", population: 14806, latitude: 49.6735, longitude: -124.9022 },
  { name: "Hazelton", province: "BC", population: 257, latitude: 55.2565, longitude: -127.67 },
  { name: "Masset", province: "BC", population: 838, latitude: 54.0115, longitude: -132.147 },
  { name: "Valemount", province: "BC", population: 1052, latitude: 52.831, longitude: -119.2645 },
]
