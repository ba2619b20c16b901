import { type RefObject, useEffect, useState } from 'react';
import { isPostalCode, normalisePostalCode } from '#domain/postal-code/postal-code.ts';
import { chooseDelivery, currentDelivery, isDeliveryChosen, useDelivery } from '#web/shared/delivery/delivery.ts';
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

/**
 * The postal code as it stands in the checkout's field. It rules the whole page as soon as it is one, and one that is
 * chosen elsewhere stands here too. `known` is the profile's, taken where nothing has been chosen; with `rules` it is that of
 * an address which is filled in whole: a street of one place with the code of another would be none.
 */
export function useTypedPostalCode(known: string | null, rules = false): [typed: string, type: (text: string) => void] {
  const { postalCode } = useDelivery();
  const [typed, setTyped] = useState((rules ? known : postalCode) ?? known ?? '');
  const [followed, setFollowed] = useState(postalCode);
  if (followed !== postalCode) {
    setFollowed(postalCode);
    // Pickup clears the choice; what was typed waits for delivery to be chosen again.
    if (postalCode !== null && postalCode !== normalisePostalCode(typed)) setTyped(postalCode);
  }
  useEffect(() => {
    const chosen = currentDelivery();
    const gives = rules ? chosen.deliveryMethod !== 'pickup' : !isDeliveryChosen(chosen);
    if (known !== null && gives) take(known);
  }, [known, rules]);
  return [
    typed,
    (text) => {
      setTyped(text);
      take(text);
    },
  ];
}

function take(text: string): void {
  if (isPostalCode(text)) chooseDelivery({ deliveryMethod: 'delivery', postalCode: text });
}
