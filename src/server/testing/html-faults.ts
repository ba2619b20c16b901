import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** What the rules of HTML find in a page: the rule, what is said of it and where, and each section that nothing names. */
export function htmlFaults(html: string): string[] {
  const { results } = checker.validateStringSync(html);
  const found = results.flatMap(({ messages }) => messages);
  return [...found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`), ...bareSections(html)];
}

/** Without a heading or a label; a heading of a section within names that one alone. */
function bareSections(html: string): string[] {
  const open: { tag: string; isNamed: boolean }[] = [];
  const bare: string[] = [];
  for (const [tag] of html.matchAll(/<\/?section\b[^>]*>|<h[1-6]\b/g)) {
    if (tag.startsWith('<section')) open.push({ tag, isNamed: /\saria-label(ledby)?=/.test(tag) });
    else if (tag === '</section>') {
      const closed = open.pop();
      if (closed && !closed.isNamed) bare.push(`section-heading: ${closed.tag}`);
    } else {
      const inner = open.at(-1);
      if (inner) inner.isNamed = true;
    }
  }
  return bare;
}
