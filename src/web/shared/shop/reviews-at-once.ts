/** How many reviews a product page begins with, and how many come with each press. */
export const reviewsAtOnce = 5;
