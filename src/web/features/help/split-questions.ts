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

/** A question that the shop has written, as plain text; its answer as HTML, and as plain text for searches. */
export type WrittenQuestion = { question: string; answer: string; html: string };

/**
 * The questions in a text that the server has rendered and cleaned: each heading of the second level is one, what follows
 * up to the next is its answer. A heading within a quotation or a list belongs to the answer: cut there, elements would
 * stay open. What stands before the first question is none, nor is a question without an answer.
 */
export function splitQuestions(html: string): WrittenQuestion[] {
  // A heading without words parts nothing: what follows it would be lost.
  const text = html.replace(/<h2>\s*<\/h2>/g, '');
  const headings = topHeadings(text);
  const questions = headings.map(({ inner, to }, i) => {
    const answer = text.slice(to, headings[i + 1]?.from).trim();
    return { question: plainText(inner), answer: plainText(answer), html: answer };
  });
  return questions.filter(({ question, answer }) => question !== '' && answer !== '');
}

/** The `h2` that stand in no other element: from where to where, and what is between their tags. */
function topHeadings(html: string): { from: number; to: number; inner: string }[] {
  const found: { from: number; to: number; inner: string }[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, 1: end, 2: name, index } of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (name === 'br') continue;
    if (end) depth--;
    if (depth === 0 && name === 'h2') {
      if (end) found.push({ from, to: index + tag.length, inner: html.slice(from + '<h2>'.length, index) });
      else from = index;
    }
    if (!end) depth++;
  }
  return found;
}
