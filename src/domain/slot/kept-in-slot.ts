/**
 * Why an order stays in a slot whose orders are moved or cancelled: the other slot is full, has too little time for picking,
 * or takes no more orders; it is of the other way (delivery, pickup); its payment cannot be kept until then, or would have
 * to be asked for again; goods of short date in it would be over; its goods are packed, or on the way; or nothing may
 * be done with it.
 */
export const keptReasons = [
  'full',
  'pickingTime',
  'closed',
  'otherType',
  'tooFar',
  'paymentNeeded',
  'shortDate',
  'packed',
  'onTheWay',
  'notAllowed',
] as const;
export type KeptReason = (typeof keptReasons)[number];

const byMessage: Readonly<Record<string, KeptReason>> = {
  'slots.full': 'full',
  'slots.pickingTime': 'pickingTime',
  'slots.closed': 'closed',
  'slots.withdrawn': 'closed',
  'checkout.unknownSlot': 'otherType',
  'checkout.slotTooFarForMethod': 'tooFar',
  'checkout.slotAfterLot': 'shortDate',
};

/** What a refusal comes to: by the message on the slot, else by its code. */
export function keptReasonOf(refusal: { code: string; message: string | undefined }): KeptReason {
  const bySlot = refusal.message === undefined ? undefined : byMessage[refusal.message];
  return bySlot ?? (refusal.code === 'paymentNeeded' ? 'paymentNeeded' : 'notAllowed');
}
