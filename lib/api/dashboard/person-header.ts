/** The header in which a page names its person, so that it does nothing in the name of someone who has since signed in in another tab. */
export const personHeader = "Openings-Person"
