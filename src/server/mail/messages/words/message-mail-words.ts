/** The words of the mails about what was written to the shop, in one language; French is the master. */
export type MessageMailWords = {
  /** To the shop: who writes, and the way to answer. */
  shop: {
    subject: (about: string) => string;
    withdrawalSubject: (order: string) => string;
    heading: string;
    withdrawalHeading: string;
    answer: string;
    foot: (shop: string) => string;
  };
  /** To whoever withdraws from an order. */
  withdrawal: {
    subject: string;
    heading: string;
    text: string;
    small: string;
    foot: (shop: string) => string;
  };
  /** To whoever wrote: what staff answer. */
  answer: {
    subject: (about: string) => string;
    heading: string;
    wrote: (on: string) => string;
    foot: (shop: string) => string;
  };
  /** To whoever wants to see that mails arrive. */
  test: { heading: string; text: string };
  labels: { from: string; order: string; items: string; all: string; received: string };
};
