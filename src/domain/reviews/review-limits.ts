/** The most characters of what a review says, and of what the shop answers. Title and text may be empty. */
export const reviewLimits = { title: 100, text: 2000, answer: 1000 } as const;
