/** The box of every text control: 48 px high, 16 px letters (smaller ones make iOS zoom). */
export const controlStyle =
  'block w-full min-h-12 rounded-control border border-edge bg-card px-3.5 py-2.5 text-base text-ink transition-colors enabled:hover:border-ink disabled:bg-sunken disabled:text-quiet aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad';
