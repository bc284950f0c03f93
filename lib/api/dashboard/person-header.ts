/** The header in which a page says whose it is, so that nothing is done on it as somebody else who has signed in beside it. */
export const personHeader = "Openings-Person"
