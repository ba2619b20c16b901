import { useNavigation, useRevalidator } from 'react-router';

/** A line along the top of the window while a page, or this one in another language or store, is on its way. */
export function NavigationProgress() {
  const isGoing = useNavigation().state !== 'idle';
  const isReloading = useRevalidator().state !== 'idle';
  if (!isGoing && !isReloading) return null;
  return (
    <div
      aria-hidden="true"
      data-waiting
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-wait bg-[#7fd19f] motion-reduce:opacity-80"
    />
  );
}
