/** What a customer may be told of by push; each is a choice of theirs. */
export const pushTopics = ['slot', 'substitute', 'onItsWay'] as const;
export type PushTopic = (typeof pushTopics)[number];

type Facts = {
  topic: PushTopic;
  /** How much a device may wait to save its battery (RFC 8030, 5.3). */
  urgency: 'normal' | 'high';
  /** Minutes after which it is of no use any more; null: a moment of its own ends it. */
  minutes: number | null;
};

/**
 * What a push says: that a slot comes up, that something is proposed in the place of goods that have run out, that an order
 * has left, that the driver comes to them next. Of one topic the later replaces the earlier.
 */
export const pushNews = {
  slot: { topic: 'slot', urgency: 'normal', minutes: null },
  substitute: { topic: 'substitute', urgency: 'high', minutes: null },
  shipped: { topic: 'onItsWay', urgency: 'normal', minutes: 120 },
  next: { topic: 'onItsWay', urgency: 'high', minutes: 60 },
} as const satisfies Record<string, Facts>;
export type PushNews = keyof typeof pushNews;
export const pushNewsKinds = Object.keys(pushNews) as [PushNews, ...PushNews[]];

/** Devices of an account that are told; of one more, the oldest leaves. */
export const mostPushDevices = 10;
