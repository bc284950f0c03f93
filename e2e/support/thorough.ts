/** Whether the trust specs run at full length (`npm run test:trust`), or in the short form of `npm test`. */
export const thorough = process.env.TRUST === "thorough"

/** The number of rounds for this kind of run. */
export function rounds(short: number, whole: number): number {
  return thorough ? whole : short
}
