/** The help pages in the order of their navigation; each has a title and a description of its name in the words. */
export const helpTopics = [
  'faq',
  'shipping',
  'returns',
  'support',
  'legal',
  'terms',
  'privacy',
  'accessibility',
] as const;
export type HelpTopic = (typeof helpTopics)[number];
/** A page that another of them links to has a title and a description too, and no place in the navigation. */
export type HelpHeading = HelpTopic | 'returnSteps';

/** Where each stands. */
export const helpPaths: Readonly<Record<HelpHeading, string>> = {
  faq: '/faq',
  shipping: '/shipping',
  returns: '/returns',
  support: '/help-center',
  legal: '/legal',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  accessibility: '/accessibility',
  returnSteps: '/returns-refunds',
};
