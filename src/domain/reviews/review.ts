/** The most characters of what a review says, and of what the shop answers. Title and text may be empty. */
export const reviewLimits = { title: 100, text: 2000, answer: 1000 } as const;

/** A review is shown once staff have approved it. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** The fewest and the most stars that a review gives. */
export const ratingBounds = { min: 1, max: 5 } as const;
