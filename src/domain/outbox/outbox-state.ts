/** Where an entry of the outbox stands: done, still to be tried, or given up after too many failures. */
export const outboxStates = ['waiting', 'sent', 'dead'] as const;
export type OutboxState = (typeof outboxStates)[number];
