import type { Language } from '#domain/language/language.ts';
import { fromDecimal } from '#domain/money/cents.ts';
import { colonIn, formatCents, formatRate } from '../format.ts';
import type { Mail } from '../mail.ts';
import { border, escapeHtml, grey, layoutTable, linkButton, mailFrame } from '../mail-frame.ts';
import { mailWords } from '../words/mail-words.ts';
import type { MailOffer } from './select-offers-mails.ts';
import type { OffersMailWords } from './words/offers-mail-words.ts';

/** What a mail of offers says, as plain data. */
export type MailOffers = {
  to: Mail['to'];
  language: Language;
  currency: string;
  decimals: number;
  shopName: string;
  storeName: string;
  offers: readonly MailOffer[];
  publicUrl: string;
  /** Where one ends these mails: a page, and the address that mail programs post to. */
  unsubscribe: { page: string; oneClick: string };
};

const perUnit: Record<string, string> = { KG: '/kg', LITRE: '/l' };

/** The offers of a customer's store, with a way out that takes one press. */
export function offersMail({ found }: { found: MailOffers }): Mail {
  const { to, language, shopName, storeName, publicUrl, unsubscribe } = found;
  const words = mailWords[language].offers;
  const colon = colonIn(language);
  const heading = words.heading(storeName);
  const offers = found.offers.map((offer) => ({
    ...textsOf(offer, found, words),
    link: `${publicUrl}/products/${offer.slug}`,
  }));
  const all = `${publicUrl}/offers`;
  const rows = offers.map(
    // What it cost before is a sentence: beneath the name it breaks where the screen ends, beside it a phone has no room.
    ({ name, price, prior, link }) => `<tr>
<td style="padding:10px 0;border-bottom:1px solid ${border};font-size:16px;line-height:1.4"><a href="${escapeHtml(link)}" style="color:inherit">${escapeHtml(name)}</a><br><span style="font-size:12px;color:${grey}">${escapeHtml(prior)}</span></td>
<td valign="top" style="padding:10px 0 10px 12px;border-bottom:1px solid ${border};font-size:16px;line-height:1.4;text-align:right;white-space:nowrap"><strong>${escapeHtml(price)}</strong></td>
</tr>`,
  );
  return {
    to,
    subject: `${words.subject(offers.length)} – ${shopName}`,
    text: [
      words.hello(to.name),
      '',
      heading,
      words.text,
      '',
      ...offers.flatMap(({ name, price, prior, link }) => [`- ${name}${colon} ${price} (${prior})`, `  ${link}`]),
      '',
      `${words.button}${colon} ${all}`,
      '',
      words.why(shopName),
      `${words.stop}${colon} ${unsubscribe.page}`,
    ].join('\n'),
    html: mailFrame(
      { language, shopName, heading, foot: words.why(shopName) },
      `<p style="margin:0 0 8px;font-size:16px">${escapeHtml(words.hello(to.name))}</p>
<p style="margin:0 0 12px;font-size:16px;line-height:1.5">${escapeHtml(words.text)}</p>
<table ${layoutTable} width="100%">${rows.join('\n')}</table>
${linkButton(all, words.button)}
<p style="margin:24px 0 0;text-align:center;font-size:14px"><a href="${escapeHtml(unsubscribe.page)}" style="color:${grey}">${escapeHtml(words.stop)}</a></p>`,
    ),
    headers: {
      // RFC 8058: mail programs show a button of their own, which posts there.
      'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function textsOf(offer: MailOffer, { language, currency, decimals }: MailOffers, words: OffersMailWords) {
  const money = (value: number) => formatCents(fromDecimal(value, decimals), language, currency);
  const { percent = 0, priorPrice = null } = offer.reduction ?? {};
  return {
    name: offer.name,
    price: `${money(offer.price)}${perUnit[offer.unit] ?? ''}`,
    prior: words.reduced(formatRate(percent * 100, language), money(priorPrice ?? offer.price)),
  };
}
