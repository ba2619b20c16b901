// What comes once a page is at rest, in one file: the files of other pages, and what the header says of the next slot.
export { fetchPagesAhead, guardLinks } from '#web/speed/pages-ahead.ts';
export { NextSlot } from './header/next-slot.tsx';
