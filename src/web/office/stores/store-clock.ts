import { isTimeZone } from '#domain/clock/time-zone.ts';
import { blankStore } from './blank-store.ts';

/** The clock of a store that is being added: the one typed, as long as there is such a one. */
export function clockOf(typed: string): string {
  return isTimeZone(typed) ? typed : blankStore.timeZone;
}
