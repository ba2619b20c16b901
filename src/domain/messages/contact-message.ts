/** What a message to the shop may be: one of the contact form, or the withdrawal from an order. */
export const messageTypes = ['contact_form', 'withdrawal'] as const;
export type MessageType = (typeof messageTypes)[number];

/** Least and most characters of what the contact form asks for (specification, contact limits). */
export const contactLimits = {
  name: { min: 2, max: 50 },
  subject: { min: 5, max: 100 },
  message: { min: 10, max: 1000 },
} as const;

/** The most characters of an answer by staff. */
export const longestAnswer = 5000;

/** A name as it is kept: every dash is a hyphen, every apostrophe one of the two usual ones, every middle dot that of Catalan. */
export function foldContactName(name: string): string {
  return name
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/[\u2018\u201b\u02bc\u02b9\u02bb\u2032\uff07`´]/gu, '’')
    .replace(/[\u2027\u2219\u22c5\u30fb\uff65\u0387]/gu, '·')
    .replace(/[\uff0e\u2024]/gu, '.');
}

/**
 * The first sign that a folded name may not have: letters of any script, spaces, hyphens, apostrophes, points and middle
 * dots may stand in it (Jean-Pierre, O'Brien, Dr. Gal·la), and one letter must. Null where it is a name.
 */
export function refusedSign(name: string): string | null {
  const sign = /[^\p{L}\p{M} '’.·-]/u.exec(name.replace(/[\u200c\u200d]/g, ''))?.[0];
  if (sign !== undefined) return sign;
  return /\p{L}/u.test(name) ? null : name.slice(0, 1);
}

/** What a withdrawal names, one product a line; nothing where it is of the whole order. */
export function declaredItems(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
