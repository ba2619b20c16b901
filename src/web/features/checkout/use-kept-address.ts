import { type RefObject, useEffect, useState } from 'react';
import { type AddressFaults, addressFaults, faultsStanding, firstFault, type Place } from './address-faults.ts';

/** The kept address that the form was filled with last; `round` tells one filling from the next. */
type Filled = { place: Place | null; round: number };

/**
 * Says at its fields what the checkout refuses of a kept address that the form is filled with, and leads to the first of
 * them. `first` stands in the form when it opens; null where that is none. The schema that knows may come late: of several
 * fillings only the last one is told about, once its fields stand there.
 */
export function useKeptAddress(
  first: Place | null,
  form: RefObject<HTMLFormElement | null>,
  show: (faults: AddressFaults) => void,
): { round: number; fill: (place: Place) => void } {
  const [{ place, round }, setFilled] = useState<Filled>({ place: first, round: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is one filling; `show` is another function each time
  useEffect(() => {
    if (!place) return;
    let isLast = true;
    const before = document.activeElement;
    void addressFaults(place).then((found) => {
      if (!isLast) return;
      const fieldOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
      const faults = faultsStanding(found, place, (name) => fieldOf(name)?.value);
      show(faults);
      const first = firstFault(faults);
      const at = document.activeElement;
      // Who has gone on to another field since is not called back.
      if (first && (at === before || !form.current?.contains(at))) fieldOf(first)?.focus();
    });
    return () => {
      isLast = false;
    };
  }, [round]);
  return { round, fill: (next) => setFilled((last) => ({ place: next, round: last.round + 1 })) };
}
