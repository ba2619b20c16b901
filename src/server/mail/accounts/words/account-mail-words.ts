import type { accountMailKinds } from '#domain/outbox/outbox.ts';

/** What a mail about an account is about. */
export type AccountNews = (typeof accountMailKinds)[number];

/** What has happened to the ways of signing in to an account. */
export const meansNews = [
  'two-factor-on',
  'two-factor-off',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
] as const;
export type MeansNews = (typeof meansNews)[number];

/**
 * What a mail says; `button` names its link, `small` stands beneath, `reject` names the way out for who has not asked,
 * `because` the reason.
 */
export type AccountTexts = {
  subject: string;
  heading: string;
  text: string;
  button: string;
  small: string;
  reject?: string;
  because?: string;
};

/** The words of the mails about an account in one language; French is the master. */
export type AccountMailWords = {
  hello: (name: string) => string;
  news: (news: AccountNews) => AccountTexts;
  /** Where the button does not work: the link to copy. */
  orCopy: string;
  sentBy: (shop: string) => string;
};
