/** On it every other tab hears that somebody has signed in. */
export const signedInChannel = "openings:signed-in"
