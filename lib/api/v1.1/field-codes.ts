/** What can be wrong with a field, for programs: the closed list of the codes in `errors[]`, and when each is used. */
export const fieldCodeNotes = {
  required: "It is required, but missing, null or blank.",
  duplicate_reference_id: "Another job has it; `existing` names that job.",
  invalid: "It has the wrong type, format or value, such as text for a number or an unknown status.",
  invalid_characters: "It contains a character that isn't text: NUL, or half of a surrogate pair.",
  invalid_date: "There is no such day in the calendar.",
  invalid_email: "It isn't an email address.",
  invalid_url:
    "It isn't an http:// or https:// URL, or it isn't allowed for a webhook: the message says why.",
  not_available_on_plan: "The employer's plan doesn't include it.",
  too_deep: "Its HTML nests too deeply.",
  too_early: "It is before the posting's publish date.",
  too_large: "The number is too large.",
  too_long: "It has too many characters.",
  too_many: "The list has too many elements.",
  too_precise: "The number has too many decimal places.",
  too_small: "The number is too small: below zero, or a maximum below the amount.",
  unknown_id: "There is no record with this id.",
  unknown_location: "The place isn't known; the message names the closest ones.",
} as const
