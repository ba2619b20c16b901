/** A review is shown once staff have approved it. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** The fewest and the most stars that a review gives. */
export const ratingBounds = { min: 1, max: 5 } as const;
