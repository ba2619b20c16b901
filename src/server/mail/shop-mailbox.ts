/** The kinds of mails that go to the shop itself. */
export const mailsToShop: ReadonlySet<string> = new Set(['message-to-shop', 'invariants-broken']);
