import type { Language } from '#domain/language/language.ts';

export const green = '#14532d';
export const border = '#d6e5da';
export const grey = '#5b6b61';
const pale = '#f0fdf4';
const font = "font-family:'Be Vietnam Pro',Segoe UI,Helvetica,Arial,sans-serif";

type FrameTexts = { language: Language; shopName: string; heading: string; foot: string };

// An address, or whatever somebody typed without a space, would make the mail wider than a phone. Two properties, as some
// mail programs know the older one alone.
const breakLongWords = 'word-break:break-word;overflow-wrap:anywhere';

/** The attributes of every table that lays out; Outlook, which renders as Word does, knows these better than styles. */
export const layoutTable = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';

// Outlook knows no greatest width: in a table of its own, which no other program sees, the mail is as wide as elsewhere.
const forOutlook = {
  start: `<!--[if mso]><table ${layoutTable} width="600" align="center"><tr><td><![endif]-->`,
  end: '<!--[if mso]></td></tr></table><![endif]-->',
};

/** What stands around the content of every mail: tables and inline styles, since mail programs know little else. */
export function mailFrame({ language, shopName, heading, foot }: FrameTexts, main: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:0;background:${pale};${font};color:#16241b">
<table ${layoutTable} width="100%" bgcolor="${pale}" style="background:${pale}"><tr><td align="center" style="padding:24px 12px">
${forOutlook.start}
<table ${layoutTable} width="100%" bgcolor="#ffffff" style="max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td bgcolor="${green}" style="background:${green};padding:20px 28px;color:#ffffff;font-size:20px;font-weight:700">${escapeHtml(shopName)}</td></tr>
<tr><td style="padding:28px;${breakLongWords}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${main}
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid ${border};font-size:12px;color:${grey}">${escapeHtml(foot)}</td></tr>
</table>
${forOutlook.end}
</td></tr></table></body></html>
`;
}

/** Its colour and its room are the cell's: Outlook gives a link neither. */
export function linkButton(link: string, text: string): string {
  return `<table ${layoutTable} align="center" style="margin:28px auto 8px"><tr><td align="center" bgcolor="${green}" style="background:${green};padding:14px 28px;border-radius:999px"><a href="${escapeHtml(link)}" style="color:#ffffff;text-decoration:none;font-weight:700;font-size:16px">${escapeHtml(text)}</a></td></tr></table>`;
}

export function smallPrint(text: string): string {
  return `<p style="margin:0 0 24px;text-align:center;font-size:12px;color:${grey}">${escapeHtml(text)}</p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
