import { useSyncExternalStore } from 'react';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import type { Delivery } from './delivery.ts';

/**
 * A question about delivery that stands open: how the goods shall go, or whether the cart moves
 * to another store. The dialogs are those of features/delivery, loaded by the first question.
 */
export type DeliveryQuestion = { id: number } & (
  | { kind: 'method'; search: string | null }
  | { kind: 'store'; to: ShopStore }
  | { kind: 'stores' }
);

let asked: DeliveryQuestion | null = null;
let answer: (choice: Delivery | null) => void = () => undefined;
let count = 0;
const listeners = new Set<() => void>();

/**
 * Opens the delivery method selector; `search` is the term that the shopper is looking for, which the texts then name.
 * Resolves with the choice once it is kept and the store is changed, or with null when the shopper closes the dialog.
 */
export function askDelivery(search: string | null = null): Promise<Delivery | null> {
  return ask({ kind: 'method', search });
}

/**
 * Moves to another store, one that is chosen from a list where none is named, after asking what becomes of a cart that is
 * not empty. Null: the shopper stays.
 */
export function askStore(to: ShopStore | null): Promise<Delivery | null> {
  return ask(to ? { kind: 'store', to } : { kind: 'stores' });
}

/** For the dialogs: the open question, and the end of it. */
export function useDeliveryQuestion(): DeliveryQuestion | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
    () => null,
  );
}

export function answerDelivery(choice: Delivery | null): void {
  const respond = answer;
  show(null);
  respond(choice);
}

type Asked = DeliveryQuestion extends infer Q ? (Q extends unknown ? Omit<Q, 'id'> : never) : never;

function ask(question: Asked): Promise<Delivery | null> {
  // One at a time: a question that a newer one pushes away was not answered.
  answerDelivery(null);
  return new Promise((resolve) => {
    show({ ...question, id: ++count } as DeliveryQuestion, resolve);
  });
}

function show(question: DeliveryQuestion | null, then: typeof answer = () => undefined): void {
  asked = question;
  answer = then;
  for (const listener of listeners) listener();
}
