import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Refusal } from '#contract/errors.ts';
import { listSlots, releaseSlot, type Slot } from '#contract/stores/slots.ts';
import type { OrderType } from '#domain/order/status.ts';
import { api } from '#web/lib/api/api.ts';
import { type HeldSlot, heldSlot } from './held-slot.ts';
import { holdPlace } from './hold-place.ts';

export type SlotDays = OutputOf<typeof listSlots>;
export type Slots = {
  /** Null until they have been read, and while they could not be. */
  days: SlotDays | null;
  /** The days of this store and way of receiving are on their way: those of before are shown, and not to be chosen. */
  isReading: boolean;
  hasFailed: boolean;
  /** The chosen slot: a place in it is held, or the shop keeps none for this network now and takes the order all the same. */
  chosen: Slot | null;
  held: HeldSlot | null;
  /** What is on its way to be held. */
  pending: Slot | null;
  refusal: Refusal | null;
  hasExpired: boolean;
  choose: (slot: Slot) => void;
  extend: () => void;
  reload: () => void;
  /** The hold has run out. */
  expire: () => void;
  /** The order is placed: the place is its own. */
  forget: () => void;
};

/** The slots of a store for delivery or pickup, and the place that is held in one of them. */
export function useSlots(storeId: number, type: OrderType): Slots {
  const [listed, setListed] = useState<{ place: string; days: SlotDays } | null>(null);
  const [lastHeld, setHeld] = useState<(HeldSlot & { storeId: number }) | null>(null);
  const [state, setState] = useState({ hasFailed: false, hasExpired: false, refusal: null as Refusal | null });
  const [pending, setPending] = useState<Slot | null>(null);
  const [unkept, setUnkept] = useState<{ storeId: number; slot: Slot } | null>(null);
  const place = `${storeId} ${type}`;
  const placeNow = useRef(place);
  const latest = useRef<Slot | null>(null);
  const asking = useRef(Promise.resolve());
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((n) => n + 1), []);

  useEffect(() => {
    // What was chosen there is not wanted here.
    placeNow.current = place;
    latest.current = null;
    setPending(null);
  }, [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round asks anew
  useEffect(() => {
    const running = new AbortController();
    api(listSlots, { storeId, type }, { signal: running.signal }).then(
      (fresh) => {
        if (running.signal.aborted) return;
        setListed({ place: `${storeId} ${type}`, days: fresh });
        setState((before) => ({ ...before, hasFailed: false }));
        const kept = heldSlot.read();
        const isOfHere = kept?.storeId === storeId && kept.slot.type === type;
        if (kept && isOfHere && Date.parse(kept.expiresAt) > Date.now()) return setHeld(kept);
        if (kept) letGo(kept);
        setHeld(null);
      },
      () => running.signal.aborted || setState((before) => ({ ...before, hasFailed: true })),
    );
    return () => running.abort();
  }, [storeId, type, round]);

  /** One after another, so that each gives back the place of the one before; what another has followed is not asked for. */
  function hold(slot: Slot): void {
    latest.current = slot;
    setPending(slot);
    setState((old) => ({ ...old, refusal: null, hasExpired: false }));
    asking.current = asking.current
      .catch(() => undefined)
      .then(() => (latest.current === slot ? ask(slot) : undefined));
  }
  async function ask(slot: Slot): Promise<void> {
    const before = heldSlot.read();
    try {
      const asked = await holdPlace(api, slot, before);
      if ('held' in asked) {
        const fresh = { storeId, ...asked.held };
        if (placeNow.current !== place) return letGo(fresh);
        heldSlot.keep(fresh);
        setHeld(fresh);
        setUnkept(null);
        return;
      }
      if (latest.current !== slot) return;
      setState((old) => ({ ...old, refusal: asked.refusal }));
      if (asked.refusal.code === 'slotTaken') reload();
      if (!asked.isOpen) return;
      // A place in another slot is of no use any more.
      if (before) letGo(before);
      setHeld(null);
      setUnkept({ storeId, slot });
    } finally {
      if (latest.current === slot) setPending(null);
    }
  }
  const forget = useCallback(() => {
    heldSlot.forget();
    setHeld(null);
    setUnkept(null);
  }, []);
  const expire = useCallback(() => {
    forget();
    setState((before) => ({ ...before, hasExpired: true }));
    reload();
  }, [forget, reload]);
  const days = listed?.days ?? null;
  const held = lastHeld?.storeId === storeId && lastHeld.slot.type === type ? lastHeld : null;
  const all = days?.flatMap(({ slots }) => slots) ?? [];
  const open = unkept?.storeId === storeId && unkept.slot.type === type ? unkept.slot : null;
  const chosen = all.find(({ id }) => id === held?.slotId) ?? held?.slot ?? open;
  return {
    days,
    isReading: listed?.place !== place && !state.hasFailed,
    chosen,
    held,
    pending,
    reload,
    expire,
    forget,
    ...state,
    choose: (slot) => void ((slot.id === held?.slotId && !pending) || hold(slot)),
    extend: () => chosen && hold(chosen),
  };
}

/** A place in a slot that is not offered here: for the others, at once where the network is there. */
function letGo({ slotId, token }: HeldSlot): void {
  heldSlot.forget();
  api(releaseSlot, { id: slotId, hold_token: token }, { idempotencyKey: crypto.randomUUID() }).catch(() => undefined);
}
