import { InvalidArgumentError, Option } from "commander"
import { languages } from "@/lib/messages/language"
import { command, loadedActions } from "./program"

const postingAction = loadedActions(async () => (await import("./posting-actions")).postingActions)

command(
  "export <file>",
  "Write an employer's postings to a new CSV file, with the columns that import reads, or to a JSON file if its name ends in .json.",
  postingAction("export"),
)
  .requiredOption("--employer <id>", "the employer's id")
  .addOption(
    new Option("--language <language>", "the language of headings and names")
      .choices([...languages])
      .default("en"),
  )

command(
  "import <file>",
  "Create and change an employer's postings from the rows of a CSV file, matched by reference.",
  postingAction("import"),
)
  .requiredOption("--employer <id>", "the employer's id")
  .option("--dry-run", "show what would be created, changed and refused, and write nothing")
  .option(
    "--create-without-reference",
    "create a new posting from each row without a reference, on every run",
  )
  .addOption(
    new Option(
      "--decimal <mark>",
      "the decimal mark; by default a comma if semicolons separate the cells, and otherwise a period",
    )
      .choices([".", ","])
      .argParser((mark) => {
        if (mark === "." || mark === ",") return mark
        throw new InvalidArgumentError('It is "." or ",".')
      }),
  )
