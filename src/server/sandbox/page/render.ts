import { createHash } from 'node:crypto';
import { defaultLanguage, isLanguage, type Language, languageFacts } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { decimalsOf } from '#domain/money/currency.ts';
import { fromWire } from '#server/features/payments/stripe/amounts.ts';
import type { Page, PageAction } from './act.ts';
import { type PageWords, pageWords } from './words/page-words.ts';

const style = `
:root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}
body{margin:0;background:light-dark(#f5f5f4,#1c1917);color:light-dark(#1c1917,#f5f5f4)}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.notice{background:light-dark(#7c2d12,#fed7aa);color:light-dark(#fff,#431407);padding:1rem;border-radius:.5rem}
h1{font-size:2.25rem;line-height:1.2;margin:0 0 .5rem}.notice p{margin:0}
dl{display:grid;grid-template-columns:1fr auto;gap:.25rem 1rem;margin:1.5rem 0;font-size:1.125rem}
dt{color:light-dark(#57534e,#d6d3d1)}dd{margin:0;text-align:end;font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:.75rem}label{display:grid;gap:.25rem}form p{margin:-.25rem 0 .5rem;font-size:.875rem}
input{min-height:3rem;box-sizing:border-box;width:100%;padding:.5rem 1rem;border-radius:.5rem;border:1px solid light-dark(#57534e,#a8a29e);
background:light-dark(#fff,#292524);color:inherit;font:inherit}
h2{font-size:1.125rem;margin:1.5rem 0 0}
button,.link{display:block;box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem 1rem;border-radius:.5rem;
border:1px solid light-dark(#57534e,#a8a29e);background:light-dark(#fff,#292524);color:inherit;font:inherit;text-align:start;
text-decoration:none;cursor:pointer}
button.main{background:light-dark(#166534,#86efac);color:light-dark(#fff,#052e16);border-color:transparent;font-weight:600}
input:focus-visible,button:focus-visible,.link:focus-visible{outline:3px solid light-dark(#1d4ed8,#93c5fd);outline-offset:2px}
.fault{border-inline-start:4px solid light-dark(#b91c1c,#fca5a5);padding-inline-start:.75rem}
`;

/** The one style of the pages is let in by its hash; nothing else is, and no script is needed. */
export const pagePolicy = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

export type Shown = 'choice' | 'declined' | 'check' | 'lost' | 'ended';

/** The hosted page: it says that no money moves, and offers what may happen on a page of a provider. */
export function renderPage(page: Page | null, view: Shown): string {
  const language = languageOf(page?.locale);
  const words = pageWords[language];
  const { title, body } = page ? contents(page, view, words, language) : { title: words.ended, body: '' };
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><div class="notice"><h1>${escapeHtml(words.noMoney)}</h1><p>${escapeHtml(words.explain)}</p></div>
${body || `<p>${escapeHtml(words.ended)}</p>`}</main></body></html>`;
}

function contents(page: Page, view: Shown, words: PageWords, language: Language) {
  const facts = `<dl>${line(words.order, page.name)}${page.money ? line(words.amount, amountOf(page, language)) : ''}</dl>`;
  const back = `<a class="link" href="${escapeHtml(page.cancelUrl)}">${escapeHtml(words.back)}</a>`;
  if (view === 'lost')
    return { title: words.untold, body: `${facts}<p role="status">${escapeHtml(words.untoldMore)}</p>` };
  if (view === 'ended' || !page.isOpen) return { title: words.ended, body: `<p>${escapeHtml(words.ended)}</p>${back}` };
  const buttons = view === 'check' ? checkButtons(words) : choiceButtons(page, words);
  const fault = view === 'declined' ? `<p class="fault" role="alert">${escapeHtml(words.declined)}</p>` : '';
  return { title: words.pageName, body: `${facts}${fault}<form method="post">${buttons}</form>` };
}

function choiceButtons({ money, provider }: Page, words: PageWords): string {
  const hint = `<p id="hint">${escapeHtml(words.testCards)}</p>`;
  const field = `<label>${escapeHtml(words.card)}<input name="card" inputmode="numeric" autocomplete="off" maxlength="30" aria-describedby="hint"></label>${hint}`;
  // A wallet has its cards already.
  const card = provider === 'stripe' ? field : '';
  const first = button('pay', money ? words.pay : words.keep, true);
  const usual = (['check', 'decline', 'leave'] as const).map((action) => button(action, words[action]));
  const rare = (['lose', 'late', 'twice'] as const).map((action) => button(action, words[action]));
  return [card, first, ...usual, `<h2>${escapeHtml(words.troubles)}</h2>`, ...rare].join('');
}

function checkButtons(words: PageWords): string {
  return `<h2>${escapeHtml(words.bankAsks)}</h2>${button('confirm', words.confirm, true)}${button('decline', words.refuse)}`;
}

function button(action: PageAction, text: string, isMain = false): string {
  return `<button name="action" value="${action}"${isMain ? ' class="main"' : ''}>${escapeHtml(text)}</button>`;
}

function line(name: string, value: string): string {
  return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;
}

/** Stripe's pages have the smallest unit, PayPal's a decimal number. */
function amountOf({ money, provider }: Page, language: Language): string {
  const { value = 0, currency = 'EUR' } = money ?? {};
  const decimal = provider === 'stripe' ? toDecimal(fromWire(value, currency), decimalsOf(currency)) : value;
  return new Intl.NumberFormat(languageFacts[language].locale, { style: 'currency', currency }).format(decimal);
}

function languageOf(locale: string | undefined): Language {
  const code = locale?.split(/[-_]/)[0];
  return isLanguage(code) ? code : defaultLanguage;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
