import { askDelivery } from './ask-delivery.ts';
import { currentDelivery, isDeliveryChosen } from './delivery.ts';

let wasAsked = false;

/**
 * The postal code to search with, or null. A search before any choice of delivery asks for it first and
 * goes on whatever the answer; whoever closes the question is not asked again until the page is loaded anew.
 */
export async function postalCodeForSearch(term: string): Promise<string | null> {
  const chosen = currentDelivery();
  if (isDeliveryChosen(chosen) || wasAsked) return chosen.postalCode;
  wasAsked = true;
  return (await askDelivery(term))?.postalCode ?? null;
}
