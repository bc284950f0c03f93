/** Whether the specs of trust run at full length (`npm run test:trust`), or as the short form that `npm test` has. */
export const thorough = process.env.TRUST === "thorough"

/** As many as the run asks for. */
export function rounds(short: number, whole: number): number {
  return thorough ? whole : short
}
