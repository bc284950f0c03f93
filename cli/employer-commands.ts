import { Option } from "commander"
import { plans } from "@/lib/domain/employers/employer"
import { command, loadedActions } from "./program"

const employerAction = loadedActions(async () => (await import("./employer-actions")).employerActions)

/** A new one for each command, because setting a default changes the option itself. */
const planOption = () =>
  new Option(
    "--plan <plan>",
    "the employer's plan: unlimited lets postings refresh themselves every 7 days, standard does not",
  ).choices([...plans])

command("create-employer", "Create an employer and its first API key.", employerAction("createEmployer"))
  .requiredOption("--name <name>", "the employer's name")
  .addOption(planOption().default("standard"))
  .option(
    "--time-zone <zone>",
    "an IANA time zone, such as America/Vancouver: it decides what day it is, and so when postings close; admins can change it",
    "UTC",
  )
  .option(
    "--admin-email <email>",
    "also make a person with this email address its admin, or invite the person if the address already has an account",
  )

command("create-key", "Create another API key for an employer.", employerAction("createKey"))
  .requiredOption("--employer <id>", "the employer's id")
  .requiredOption("--name <name>", "what the key is for")

command("revoke-key", "Revoke an API key: it is refused from then on.", employerAction("revokeKey"))
  .requiredOption("--employer <id>", "the employer's id")
  .requiredOption("--key <id>", "the key's id; list-employers shows it")

command("list-employers", "List the employers and their API keys.", employerAction("listEmployers"))

command(
  "password-link",
  "Make a one-time link for setting a new password.",
  employerAction("passwordLink"),
).requiredOption("--email <email>", "the person's email address")

command(
  "reset-factors",
  "Take away a person's authenticator app, passkeys and recovery codes, and end their sessions.",
  employerAction("resetFactors"),
).requiredOption("--email <email>", "the person's email address")

command("set-plan", "Set an employer's plan.", employerAction("setPlan"))
  .requiredOption("--employer <id>", "the employer's id")
  .addOption(planOption().makeOptionMandatory())
