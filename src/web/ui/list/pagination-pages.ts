/** The page numbers to show: the first 3, the last 3, the current one and its neighbours, with 'gap' between runs. */
export function paginationPages(current: number, total: number): (number | 'gap')[] {
  const isShown = (page: number) => page <= 3 || page > total - 3 || Math.abs(page - current) <= 1;
  const pages: (number | 'gap')[] = [];
  for (let page = 1; page <= total; page++) {
    if (isShown(page)) pages.push(page);
    else if (pages.at(-1) !== 'gap') pages.push('gap');
  }
  return pages;
}
