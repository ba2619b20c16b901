import { Marked } from 'marked';
import { cleanPageHtml } from '#server/services/product/clean-html.ts';

const toText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text is Markdown alone: HTML in it is shown as it was typed. */
const markdown = new Marked({
  renderer: { html: ({ text, block }) => (block ? `<p>${toText(text)}</p>\n` : toText(text)) },
});

/**
 * A page's Markdown as HTML that may stand in a page. `{{name}}` becomes what `values` has by that name, as plain text and
 * outside of tags; other names stay as they are.
 */
export function renderText(text: string, values: Readonly<Record<string, string>>): string {
  const html = cleanPageHtml(markdown.parse(text, { async: false }));
  return replaceGaps(html, /<[^>]*>|\{\{(\w+)\}\}/g, values, toText);
}

/** A plain text with what `values` has in the place of `{{name}}`. */
export function fillGaps(text: string, values: Readonly<Record<string, string>>): string {
  return replaceGaps(text, /\{\{(\w+)\}\}/g, values, (value) => value);
}

function replaceGaps(
  text: string,
  gap: RegExp,
  values: Readonly<Record<string, string>>,
  written: (value: string) => string,
): string {
  return text.replace(gap, (found, name?: string) => {
    const value = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? found : written(value);
  });
}
