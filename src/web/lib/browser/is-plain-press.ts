import type { MouseEvent } from 'react';

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a press on a link is meant for this page: none that opens another tab, or saves what is there. */
export function isPlainPress(event: Press): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
