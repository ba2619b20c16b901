/** What an address answered, the page that links to it, and whether search engines are asked to leave it out. */
export type Visit = { status: number; location?: string; from: string; type: string; isHidden: boolean };
type Answer = { status: number; headers: Record<string, unknown>; body: string };

/**
 * Follows every link of this shop from `start` on: those of pages (`a`, `area`, `link`, forms that only ask), of sitemaps
 * and of redirects. `origin` is the shop's own address, as pages and sitemaps write it; what leads elsewhere is left
 * alone. Of pages that differ by the values of their questions alone (`?page=2`, `?page=3`) the links of one are read, as
 * filters link to each other without end, and `most` are asked for.
 */
export async function crawl(
  get: (path: string) => Promise<Answer>,
  { start, origin, most }: { start: readonly string[]; origin: string; most: number },
): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  const asked = new Map<string, number>();
  const waiting = start.map((path) => ({ path, from: '' }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    const before = asked.get(kindOf(path)) ?? 0;
    if (visits.has(path) || before >= most) continue;
    asked.set(kindOf(path), before + 1);
    const { status, headers, body } = await get(path);
    const type = String(headers['content-type']).split(';')[0] ?? '';
    const location = headers.location === undefined ? undefined : String(headers.location);
    const isHidden = /<meta name="robots" content="noindex/.test(body);
    visits.set(path, { status, from, type, isHidden, ...(location !== undefined && { location }) });
    const found = location !== undefined ? [location] : before > 0 ? [] : linksIn(body, type);
    for (const link of found) {
      const { origin: whose, pathname, search } = new URL(link, `${origin}${path}`);
      if (whose === origin) waiting.push({ path: `${pathname}${search}`, from: path });
    }
  }
  return visits;
}

/** `/products?page=2&search=pain` → `/products?page&search`. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://any');
  return `${pathname}?${[...new Set(searchParams.keys())].sort().join('&')}`;
}

/** The addresses that a page or a sitemap links to, as they are written. */
function linksIn(body: string, type: string): string[] {
  if (type.endsWith('xml')) return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, link = '']) => decoded(link));
  if (type !== 'text/html') return [];
  const tags = [...body.matchAll(/<(a|area|link|form)\b([^>]*)>/g)];
  return tags.flatMap(([, tag, attributes = '']) => {
    if (tag === 'form' && /method="post"/i.test(attributes)) return [];
    const [, link] = /\b(?:href|action)="([^"]*)"/.exec(attributes) ?? [];
    return link === undefined || /^(tel|mailto):/.test(link) ? [] : [decoded(link)];
  });
}

const decoded = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
