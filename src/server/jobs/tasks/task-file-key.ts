import type { Claim } from './task-claims.ts';

/** The file of a try in the file store. Each try has its own, so that one that lost its lease overwrites no other's. */
export function taskFileKey({ id, tries }: Pick<Claim, 'id' | 'tries'>): string {
  return `tasks/${id}-${tries}`;
}
