/** The help pages in the order of their navigation; each has a title and a description of its name in the words. */
export const helpTopics = ['faq', 'shipping', 'returns', 'support', 'legal', 'privacy'] as const;
export type HelpTopic = (typeof helpTopics)[number];
