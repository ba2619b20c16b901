/** The words of the mail that tells the shop that the import of the night failed, or has refused rows. */
export type NightlyMailWords = {
  failed: { subject: string; heading: string; text: (file: string) => string };
  refused: { subject: string; heading: string; text: (file: string, rows: number) => string };
  /** Before the reason why it failed, without a colon. */
  reason: string;
  button: string;
  foot: (shop: string) => string;
};
