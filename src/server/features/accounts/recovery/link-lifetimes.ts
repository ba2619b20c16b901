/** How long a link that sets a new password is good, in seconds. */
export const resetSeconds = 60 * 60;

/** How long a link that verifies an address is good, in seconds. */
export const verifySeconds = 7 * 24 * 3600;

/** How long the link is good by which the owner of an account that staff opened chooses a password, in seconds. */
export const invitationSeconds = 7 * 24 * 3600;
