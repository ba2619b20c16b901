import { useEffect, useState } from 'react';
import { isPostalCode, normalisePostalCode } from '#domain/postal-code/postal-code.ts';
import { chooseDelivery, currentDelivery, isDeliveryChosen, useDelivery } from '#web/shared/delivery/delivery.ts';

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
