/** The words of the weekly mail of offers in one language; French is the master. */
export type OffersMailWords = {
  subject: (count: number) => string;
  hello: (name: string) => string;
  heading: (store: string) => string;
  text: string;
  /** The reduction in per cent, and the lowest price of the 30 days before it. */
  reduced: (percent: string, prior: string) => string;
  button: string;
  why: (shop: string) => string;
  stop: string;
};
