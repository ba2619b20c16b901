/** How long a link that sets a new password is good, in seconds. */
export const resetSeconds = 60 * 60;

/** How long a link that verifies an address is good, in seconds. */
export const verifySeconds = 7 * 24 * 3600;
