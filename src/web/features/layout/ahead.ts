// What comes once a page is at rest, in one file: the files of other pages, what the device keeps, and what keeps the next
// slot fresh.

export { keepOnDevice } from '#web/shared/device/keep-on-device.ts';
export { followSlots } from '#web/shared/slots/follow-slots.ts';
export { fetchPagesAhead, guardLinks } from '#web/speed/pages-ahead.ts';
export { followBuild } from './follow-build.ts';
