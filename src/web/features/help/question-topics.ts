/** What questions are about; each has a tile in the help center and a name in the words `support`. */
export const questionTopics = ['orders', 'delivery', 'payment', 'account', 'products', 'returns'] as const;
export type QuestionTopic = (typeof questionTopics)[number];

/** The topic that an address names, or null. */
export function topicIn(query: URLSearchParams): QuestionTopic | null {
  return questionTopics.find((topic) => topic === query.get('topic')) ?? null;
}
