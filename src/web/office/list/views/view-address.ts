type View = { query: string; columns: readonly string[] };

/** Not kept with a view: where somebody has read to. */
const passing = ['page'];

/** The view that a list's address shows, to be kept under a name. */
export function viewOf(href: string): { query: string; columns: string[] } {
  const query = queryOf(href);
  const columns = query.get('columns')?.split(',').filter(Boolean) ?? [];
  for (const name of ['columns', ...passing]) query.delete(name);
  return { query: query.toString(), columns };
}

/** The address of a view; as good as its name, for whoever it is sent to. */
export function viewHref(path: string, { query, columns }: View): string {
  const all = new URLSearchParams(query);
  if (columns.length > 0) all.set('columns', columns.join(','));
  const text = all.toString();
  return text ? `${path}?${text}` : path;
}

/** Whether a list's address shows just this view, on whichever page. */
export function showsView(href: string, view: View): boolean {
  const shown = viewOf(href);
  return shown.columns.join() === view.columns.join() && sorted(shown.query) === sorted(view.query);
}

const queryOf = (href: string) => new URLSearchParams(href.split('?')[1] ?? '');

function sorted(query: string): string {
  const all = new URLSearchParams(query);
  all.sort();
  return all.toString();
}
