/** Problems with a file of postings, or with a row of it. */
export const imports = {
  notText: "This isn’t a text file. Save it as CSV and choose that file.",
  empty: "The file is empty.",
  onlyHeading: "The file has a heading and no rows.",
  json: "This is a JSON file, which can’t be imported. Export the postings as CSV.",
  quoteOpen: "A quote that opens in row {number} is never closed, so the rest of the file can’t be read.",
  tooManyCells:
    "This row has {count} cells, and the heading has {most}. Put quotes around a cell that contains the separator.",
  repeated: "Row {number} has the same reference. Keep one of the two.",
  samePosting: "Row {number} is about the same posting. Keep one of the two.",
  referenceMissing: "Without a reference, this row would create a new posting every time you import it.",
  otherReference:
    "No posting has this reference, and posting {id}, “{title}”, has the reference {reference}. To change that posting, use its reference here; to create a new one, leave its ID out.",
  noReferenceThere:
    "No posting has this reference, and posting {id}, “{title}”, has none. To change that posting, leave the reference out here; to create a new one, leave its ID out.",
  notCleared: "{column} can’t be cleared.",
  notFlag: "Write yes or no.",
  noSuchDay: "{text} isn’t a day in the calendar.",
  maximumLeft:
    "The posting’s maximum is {maximum, number}, less than the pay. Enter another one, or - for none.",
  notDate: "Write the date as 2026-12-31.",
  twoDates: "“{text}” could be {first} or {second}. Write the one that you mean.",
  countedDate: "“{text}” is how a spreadsheet counts days. Write the date, for example {date}.",
  spreadsheetError: "The spreadsheet wrote an error here, “{text}”. Write what the cell should say.",
  damagedText: "A character in “{near}” was lost before the file came here. Write it again.",
  shortenedNumber:
    "The spreadsheet has shortened this number to “{text}”. Format the column as text, and write the whole reference.",
  unknownStatus: "“{text}” isn’t a status. Write active, draft or archived.",
  unknownName: "“{text}” isn’t in the list.",
  unknownNameOneOf: "“{text}” isn’t in the list. Use one of: {names}.",
  unknownNameNear: "“{text}” isn’t in the list. Did you mean “{near}”?",
  rowsMissing: "The rows are missing.",
  cellsNotObject: "A row is its number and its cells by column.",
  cellNotText: "A cell must be text.",
  notRead: "The rows could not be read",
} as const
