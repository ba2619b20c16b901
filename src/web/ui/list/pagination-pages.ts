/**
 * The page numbers to show: the first 3, the last 3, the current one and its neighbours, with 'gap' between runs;
 * `ends` is how many stand at each end where there is less room. A gap that would hide a single page shows that page.
 */
export function paginationPages(current: number, total: number, ends = 3): (number | 'gap')[] {
  const isShown = (page: number) => page <= ends || page > total - ends || Math.abs(page - current) <= 1;
  const pages: (number | 'gap')[] = [];
  for (let page = 1; page <= total; page++) {
    if (isShown(page) || (isShown(page - 1) && isShown(page + 1))) pages.push(page);
    else if (pages.at(-1) !== 'gap') pages.push('gap');
  }
  return pages;
}
