/** The words of the mail that tells the shop that a webhook was switched off. */
export type WebhookMailWords = {
  subject: string;
  heading: string;
  /** Which host took nothing any more, and since when it was tried. */
  text: (host: string) => string;
  next: string;
  button: string;
  foot: (shop: string) => string;
};
