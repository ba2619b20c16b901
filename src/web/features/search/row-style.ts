/** Rows are of fixed heights, so that nothing jumps and the buttons beside them stand level. */
export const headStyle = 'flex h-9 items-end px-5 pb-1 text-sm font-semibold text-quiet';

const line = 'flex h-11 items-center gap-3 pr-5 pl-5';
export const rowStyle = {
  product: 'flex h-19 items-center gap-3 pr-24 pl-4',
  category: line,
  term: line,
  past: 'flex h-11 items-center gap-3 pr-16 pl-5',
} as const;
