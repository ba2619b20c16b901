import { orderNumber } from '#domain/order/order-number.ts';
import { fulfilmentAfter, statusAfter } from '#domain/order/status.ts';
import type { orderEvents } from '#server/db/tables/order-events.ts';
import type { orderLines, orders } from '#server/db/tables/orders.ts';
import type { Calendar } from '#server/seed/demo/calendar.ts';
import { type Draws, drawsFor, nextOf } from '#server/seed/demo/draw.ts';
import { type PaidOnline, paidOnline, paymentStatusOf } from '#server/seed/demo/payments/stories.ts';
import type { InvoicedRow } from '#server/services/invoice/compose-content.ts';
import type { BasketLine, FillBasket, Shelf } from './basket.ts';
import type { CustomerWords } from './customers.schema.ts';
import { priceTypeOn, type Shopper } from './customers.ts';
import { eventsOf, paymentOf, stateOf } from './order-history.ts';
import { type PriceBasket, wantsDelivery } from './price-basket.ts';
import type { Visit } from './visits.ts';

/** An order of the year with all that belongs to it; what it took, and when it gave it back. */
export type PlannedOrder = {
  row: typeof orders.$inferInsert & InvoicedRow & { id: number; totalCents: number };
  lines: (typeof orderLines.$inferInsert)[];
  events: (typeof orderEvents.$inferInsert)[];
  basket: BasketLine[];
  returnedAt: Date | null;
  shopper: Shopper | null;
  /** How it is paid, where it is at a provider. */
  online: PaidOnline | null;
  /** How many orders came after it. */
  fromEnd: number;
};

type Makers = {
  /** Whether providers take payments here. */
  sellsOnline: boolean;
  calendar: Calendar;
  words: CustomerWords;
  fillBasket: FillBasket;
  priceBasket: PriceBasket;
  shelfOn: (storeId: number, day: number) => Shelf;
};

/** The order that a visit comes to; figures by the rules that hold for every order. */
export function planOrder(visit: Visit, id: number, make: Makers): PlannedOrder {
  const { calendar, words } = make;
  const { shopper, day, at, isGuest, fromEnd } = visit;
  const draws = drawsFor('order', id);
  const content = whatIsOrdered(visit, draws, make);
  const { type, basket, lines, figures } = content;
  const customerId = isGuest ? null : shopper.id;
  const state = stateOf(fromEnd, type, draws);
  const online = make.sellsOnline ? paidOnline(id, fromEnd, day, state) : null;
  const placed = { id, day, at, type, customerId, language: shopper.language, online };
  const events = eventsOf(placed, state, draws, calendar);
  const last = events.at(-1)?.at ?? at;
  const status = statusAfter(state);
  const day1 = calendar.nameOf(day);
  const usual = draws() < (content.priceType === 'wholesale' ? 0.75 : 0.33) ? 'bank_transfer' : 'cash';
  const isEnded = status === 'cancelled' || status === 'rejected';
  return {
    row: {
      id,
      ...commonColumns(visit, content),
      orderNumber: orderNumber(
        day1,
        Uint8Array.from({ length: 8 }, () => draws() * 256),
      ),
      status,
      fulfilment: fulfilmentAfter(state),
      paymentStatus: paymentStatusOf(online, paymentOf(state, usual, day, draws)),
      paymentMethod: online?.method ?? usual,
      orderDate: day1,
      estimatedDeliveryDate: calendar.nameOf(day + 1),
      deliveryNote: type === 'delivery' && draws() < 0.08 ? nextOf(draws, words.notes[shopper.language]) : null,
      ageConfirmed: basket.some(({ item }) => item.good.alcoholPercent !== undefined),
      ...figures,
      submittedAt: at,
      createdAt: at,
      updatedAt: last,
    },
    lines: lines.map((line, position) => ({ orderId: id, position, ...line })),
    events,
    basket,
    returnedAt: isEnded ? last : null,
    shopper: isGuest ? null : shopper,
    online,
    fromEnd,
  };
}

/** A cart that somebody saved and has not sent. */
export function planDraft(visit: Visit, id: number, make: Makers): PlannedOrder {
  const draws = drawsFor('draft', id);
  const content = whatIsOrdered(visit, draws, make, 9);
  const none = { orderNumber: null, orderDate: make.calendar.nameOf(visit.day), estimatedDeliveryDate: null };
  return {
    row: {
      id,
      ...commonColumns(visit, content),
      ...none,
      status: 'draft',
      fulfilment: 'pending',
      paymentStatus: 'needs_payment',
      paymentMethod: 'cash',
      deliveryNote: null,
      ageConfirmed: false,
      ...content.figures,
      submittedAt: null,
      createdAt: visit.at,
      updatedAt: visit.at,
    },
    lines: content.lines.map((line, position) => ({ orderId: id, position, ...line })),
    events: [],
    basket: [],
    returnedAt: null,
    shopper: visit.shopper,
    online: null,
    fromEnd: visit.fromEnd,
  };
}

function whatIsOrdered({ shopper, day, at }: Visit, draws: Draws, make: Makers, most = 40) {
  const priceType = priceTypeOn(shopper, day);
  const basket = make.fillBasket(shopper, make.shelfOn(shopper.storeId, day), draws).slice(0, most);
  const { storeId, language, postalCode } = shopper;
  const asked = { storeId, priceType, language, postalCode: wantsDelivery(shopper, draws) ? postalCode : null, at };
  return { priceType, basket, ...make.priceBasket(basket, asked) };
}

function commonColumns({ shopper, isGuest }: Visit, { type, priceType }: ReturnType<typeof whatIsOrdered>) {
  const { storeId, language, name, email, phone, address, city, postalCode } = shopper;
  const isBrought = type === 'delivery';
  return {
    storeId,
    slotId: null,
    customerId: isGuest ? null : shopper.id,
    type,
    priceType,
    language,
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    shippingAddress: isBrought ? address : null,
    shippingCity: isBrought ? city : null,
    shippingPostalCode: isBrought ? postalCode : null,
    billingAddress: address,
    billingCity: city,
    billingPostalCode: postalCode,
  };
}
