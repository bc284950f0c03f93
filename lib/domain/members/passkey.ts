/** How many passkeys a person may have. */
export const mostPasskeys = 20

export const longestPasskeyName = 50

/** Why browsers create no passkeys at an address: it has no host name, or they do not trust it without https. */
export type NoPasskeys = "ip_address" | "insecure"
