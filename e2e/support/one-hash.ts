import { hashPassword } from "better-auth/crypto"

/** Processor seconds that hashing one password takes on this machine now. */
export async function secondsOfOneHash(): Promise<number> {
  await hashPassword("a password to warm up with")
  const before = process.cpuUsage()
  for (let count = 0; count < 3; count += 1) await hashPassword("a password to measure with")
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 3e6
}
