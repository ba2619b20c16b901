/** How many of each kind are shown, besides how many there are. */
export const mostShown = 5;
