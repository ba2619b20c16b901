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

/** Whether a name has nothing but letters of any script, spaces, hyphens and apostrophes (Jean-Pierre, O'Brien). */
export function isContactName(name: string): boolean {
  return /^[\p{L}\p{M}'’ ‐-]+$/u.test(name) && /\p{L}/u.test(name);
}
