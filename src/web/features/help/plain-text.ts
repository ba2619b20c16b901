/** Elements within a line: a word may go on where they begin or end. */
const inLine = /<\/?(?:a|b|em|i|s|strong|sub|sup|u)\b[^>]*>/g;
const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** What a text that the server has rendered and cleaned says, without its elements. No-break spaces stay. */
export function plainText(html: string): string {
  return html
    .replace(inLine, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => signs[entity] ?? entity)
    .replace(/[ \t\n]+/g, ' ')
    .trim();
}
