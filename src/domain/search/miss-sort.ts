/** How the back office orders the searches that found nothing: the most frequent or the latest first. */
export const missSorts = ['count', 'latest'] as const;
export type MissSort = (typeof missSorts)[number];
