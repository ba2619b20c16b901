import { useEffect, useState } from 'react';
import { isPostalCode, normalisePostalCode } from '#domain/postal-code/postal-code.ts';
import { chooseDelivery, currentDelivery, isDeliveryChosen, useDelivery } from '#web/state/delivery.ts';

/**
 * The postal code as it stands in the checkout's field. It rules the whole page as soon as it is one, and one that is
 * chosen elsewhere stands here too. `known` is the profile's, taken where nothing has been chosen.
 */
export function useTypedPostalCode(known: string | null): [typed: string, type: (text: string) => void] {
  const { postalCode } = useDelivery();
  const [typed, setTyped] = useState(postalCode ?? known ?? '');
  const [followed, setFollowed] = useState(postalCode);
  if (followed !== postalCode) {
    setFollowed(postalCode);
    // Pickup clears the choice; what was typed waits for delivery to be chosen again.
    if (postalCode !== null && postalCode !== normalisePostalCode(typed)) setTyped(postalCode);
  }
  useEffect(() => {
    if (known !== null && !isDeliveryChosen(currentDelivery())) take(known);
  }, [known]);
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
