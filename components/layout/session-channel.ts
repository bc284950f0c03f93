/** The channel on which all other tabs learn that someone has signed in. */
export const signedInChannel = "openings:signed-in"
