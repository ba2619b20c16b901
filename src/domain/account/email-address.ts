import { cleanLine } from '#domain/text/clean-text.ts';

export const longestEmail = 254;

/** What a form's field for an address takes (HTML, valid email address), and a dot in the domain: a mail must find it. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[a-z\d-]*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * An email address as it is kept, compared and mailed to: what nobody sees is gone, and the domain is in small letters and
 * in ASCII (`münchen.example` is `xn--mnchen-3ya.example`), however it was typed. Null for what is none.
 */
export function readEmail(typed: string): string | null {
  // Full-width letters and signs (＠) are those of a keyboard set to Japanese or Vietnamese.
  const text = cleanLine(typed)
    .normalize('NFKC')
    // What word processors make of ' and - (O’Neil, Jean‑Pierre).
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/\p{Pd}/gu, '-');
  const at = text.lastIndexOf('@');
  const address = `${text.slice(0, at)}@${toAscii(text.slice(at + 1))}`;
  return at > 0 && address.length <= longestEmail && pattern.test(address) ? address : null;
}

/** A domain as the name system knows it; empty for what cannot be one. */
function toAscii(domain: string): string {
  if (/^[\w.-]*$/.test(domain)) return domain.toLowerCase();
  // Only letters, digits, hyphens and dots: what else an address on the web may have, a port or a path, is no domain.
  if (!/^(?:[\p{L}\p{M}\p{N}.。-]|\u200c|\u200d)+$/u.test(domain)) return '';
  // The parser of web addresses is the only implementation of IDNA (UTS 46) that browsers and Node share.
  return URL.canParse(`http://${domain}/`) ? new URL(`http://${domain}/`).hostname : '';
}
