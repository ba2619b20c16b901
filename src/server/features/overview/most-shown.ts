/** The overview shows so many of each kind, and counts all. */
export const mostShown = 5;
