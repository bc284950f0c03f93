import { redirect } from "next/navigation"
import { addressStart } from "./address-start"

export default async function Home() {
  redirect(`${await addressStart()}/jobs`)
}
