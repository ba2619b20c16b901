// What comes once a page is at rest, in one file: the files of other pages, and what keeps the next slot fresh.

export { followSlots } from '#web/shared/slots/follow-slots.ts';
export { fetchPagesAhead, guardLinks } from '#web/speed/pages-ahead.ts';
