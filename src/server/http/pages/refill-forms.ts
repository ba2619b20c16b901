/** What a form was sent with: the values of each name, in their order. */
export type SentFields = ReadonlyMap<string, readonly string[]>;

/** What is never written back into a page. */
const unkept = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);
const chosen = new Set(['checkbox', 'radio']);

/**
 * A rendered page with what was typed into its forms written back into their fields, by name. It reads the tags as React
 * writes them: attributes in double quotes, with no bracket in them.
 */
export function refillForms(html: string, sent: SentFields): string {
  const posted = /<form\b[^>]*\bmethod="post"[^>]*>[\s\S]*?<\/form>/gi;
  return html.replace(posted, (form) => refillForm(form, sent));
}

function refillForm(form: string, sent: SentFields): string {
  return form
    .replace(/<input\b[^>]*>/g, (tag) => refillInput(tag, sent))
    .replace(/(<textarea\b[^>]*>)([\s\S]*?)(<\/textarea>)/g, (whole, open: string, _, close: string) => {
      const value = sentValue(open, sent);
      // A line break right after the tag is not part of the text.
      return value === undefined ? whole : `${marked(open)}\n${escapeText(value)}${close}`;
    })
    .replace(/(<select\b[^>]*>)([\s\S]*?)(<\/select>)/g, (whole, open: string, options: string, close: string) => {
      const value = sentValue(open, sent);
      return value === undefined ? whole : `${marked(open)}${chooseOption(options, value)}${close}`;
    });
}

function refillInput(tag: string, sent: SentFields): string {
  const type = attributeOf(tag, 'type') ?? 'text';
  const name = attributeOf(tag, 'name');
  if (name === undefined || unkept.has(type)) return tag;
  const values = sent.get(unescapeText(name));
  if (chosen.has(type)) {
    const isChosen = values?.includes(unescapeText(attributeOf(tag, 'value') ?? 'on')) ?? false;
    const plain = tag.replace(/ checked=""/, '');
    // Of boxes and choices only what was chosen is sent.
    if (isChosen) return marked(withAttribute(plain, 'checked=""'));
    return type === 'checkbox' && plain !== tag ? marked(plain) : plain;
  }
  const value = values?.[0];
  if (value === undefined) return tag;
  return marked(withAttribute(tag.replace(/ value="[^"]*"/, ''), `value="${escapeText(value)}"`));
}

function chooseOption(options: string, value: string): string {
  return options.replace(/<option\b[^>]*>/g, (tag) => {
    const plain = tag.replace(/ selected=""/, '');
    return unescapeText(attributeOf(tag, 'value') ?? '\0') === value ? withAttribute(plain, 'selected=""') : plain;
  });
}

function sentValue(tag: string, sent: SentFields): string | undefined {
  const name = attributeOf(tag, 'name');
  return name === undefined ? undefined : sent.get(unescapeText(name))?.[0];
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

function withAttribute(tag: string, attribute: string): string {
  return tag.replace(/\s*\/?>$/, (end) => ` ${attribute}${end.includes('/') ? '/>' : '>'}`);
}

/** For the script of the page (posted-page.ts), which tells the fields that something was typed. */
function marked(tag: string): string {
  return withAttribute(tag, 'data-refilled=""');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
export const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
const signs = Object.fromEntries(Object.entries(escapes).map(([sign, escaped]) => [escaped, sign]));
const unescapeText = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (escaped) => signs[escaped] ?? escaped);
