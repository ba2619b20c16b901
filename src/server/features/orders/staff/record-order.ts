import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';

/** Records what a write by staff has made of an order: what was there before, null for nothing, and what is there now. */
export async function recordOrder(
  { audit }: { audit: Audit },
  before: StaffOrderDetail | null,
  after: StaffOrderDetail | null,
): Promise<void> {
  const order = after ?? before;
  if (!order) throw new Error('Nothing was written');
  const { id, orderNumber: label, storeId, customerId } = order;
  const entry = { thing: 'order', id, label, storeId } as const;
  // What was personal of an order that is gone has gone with it.
  if (!after) return audit({ ...entry, before: before && plainFields(before), after: null });
  const wasThere = new Set(before?.history.map(({ id }) => id));
  const said = after.history.find(({ id, reason }) => reason !== null && !wasThere.has(id))?.reason ?? null;
  const changed = after.history.filter(({ id }) => !wasThere.has(id)).flatMap(({ change }) => change?.shelfEmpty ?? []);
  const shelfEmpty = changed.length > 0 ? changed.map((productId) => ({ productId })) : null;
  const recorded = (one: StaffOrderDetail) => ({ ...plainFields(one), ...personalFields(one) });
  return audit({
    ...entry,
    // Why belongs to this write alone: what was said of an earlier one is not its value before.
    before: before && { ...recorded(before), reason: null, shelfEmpty: null },
    after: { ...recorded(after), reason: said, shelfEmpty },
    about: { orderId: id, customerId },
  });
}

function plainFields(order: StaffOrderDetail) {
  const { status, type, paymentStatus, paymentMethod, total, shippingFee, substitution } = order;
  const items = order.items.map(({ productId, quantity, price, substitution: wish }) => ({
    productId,
    quantity,
    price,
    ...(wish !== substitution && { substitution: wish }),
  }));
  return { status, type, paymentStatus, paymentMethod, total, shippingFee, substitution, items };
}

function personalFields(order: StaffOrderDetail) {
  const { customerName, email, customerPhone, deliveryNote, slot, ageConfirmed, externalId } = order;
  const { shippingAddress, shippingCity, shippingPostalCode, billingAddress, billingCity, billingPostalCode } = order;
  const billing = { billingAddress, billingCity, billingPostalCode };
  return {
    customerName,
    email,
    customerPhone,
    shippingAddress,
    shippingCity,
    shippingPostalCode,
    ...billing,
    deliveryNote,
    slot: slot && { start: slot.start, end: slot.end },
    ageConfirmed,
    externalId,
    // An order that spends none says nothing of it.
    storeCreditAmount: order.storeCreditAmount || null,
  };
}
