/** The overview shows so many of each kind, and counts all. */
export const mostShown = 5;

/** How many that run short are named: whoever orders goods looks through them, and nobody through more. */
export const mostNamed = 50;
