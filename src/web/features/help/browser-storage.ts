/** What the pages and the server keep in a visitor's browser; a test reads the code and finds what is missing here. */
type Kept = {
  names: readonly string[];
  /** Names the words that say what it is for: `keptFor_…`. */
  purpose:
    | 'language'
    | 'store'
    | 'session'
    | 'signIn'
    | 'cart'
    | 'delivery'
    | 'search'
    | 'addresses'
    | 'email'
    | 'flags'
    | 'passkey'
    | 'push'
    | 'reading'
    | 'checkout'
    | 'order'
    | 'slot'
    | 'labels'
    | 'picking'
    | 'offline';
  /** Names the words that say for how long: `keptUntil_…`. */
  until: 'year' | 'stay' | 'minutes' | 'week' | 'signOut' | 'erased' | 'tab';
};

/** By the place, as browsers call it in their settings. */
export const browserStorage: readonly {
  place: 'Cookies' | 'Local Storage' | 'Session Storage' | 'IndexedDB' | 'Cache Storage';
  kept: readonly Kept[];
}[] = [
  {
    place: 'Cookies',
    kept: [
      { names: ['lng'], purpose: 'language', until: 'year' },
      { names: ['selectedStoreId'], purpose: 'store', until: 'year' },
      { names: ['panier_refresh', 'panier_session'], purpose: 'session', until: 'stay' },
      { names: ['panier_challenge', 'panier_provider'], purpose: 'signIn', until: 'minutes' },
    ],
  },
  {
    place: 'Local Storage',
    kept: [
      { names: ['i18nextLng'], purpose: 'language', until: 'erased' },
      { names: ['selectedStoreId', 'lastCartStoreId'], purpose: 'store', until: 'erased' },
      { names: ['cart', 'cart_sync', 'cart_news', 'cart_storage_preference'], purpose: 'cart', until: 'erased' },
      { names: ['delivery'], purpose: 'delivery', until: 'erased' },
      { names: ['pastSearches'], purpose: 'search', until: 'signOut' },
      { names: ['shipping-addresses'], purpose: 'addresses', until: 'signOut' },
      { names: ['checkout_form', 'own:checkout_attempt'], purpose: 'checkout', until: 'week' },
      { names: ['own:held_slot'], purpose: 'slot', until: 'signOut' },
      { names: ['own:label-form'], purpose: 'labels', until: 'signOut' },
      { names: ['own:picking-store', 'own:count-draft'], purpose: 'picking', until: 'signOut' },
      { names: ['auth_token'], purpose: 'session', until: 'signOut' },
      { names: ['auth_remember_me'], purpose: 'email', until: 'erased' },
      { names: ['passkeyOffered'], purpose: 'passkey', until: 'erased' },
      { names: ['featureConfig'], purpose: 'flags', until: 'erased' },
      { names: ['own:answers', 'own:catalogue'], purpose: 'offline', until: 'signOut' },
    ],
  },
  {
    place: 'Session Storage',
    kept: [
      { names: ['catalogueCache', 'react-router-scroll-positions', 'last-scans'], purpose: 'reading', until: 'tab' },
      { names: ['checkout_guest', 'placed_order', 'opened_order'], purpose: 'order', until: 'tab' },
    ],
  },
  {
    place: 'IndexedDB',
    kept: [
      { names: ['CartDB'], purpose: 'cart', until: 'erased' },
      { names: ['PickingDB'], purpose: 'picking', until: 'erased' },
    ],
  },
  {
    place: 'Cache Storage',
    kept: [
      { names: ['shop-shell', 'shop-files', 'shop-pictures'], purpose: 'offline', until: 'erased' },
      { names: ['shop-push'], purpose: 'push', until: 'erased' },
      { names: ['picking-pages', 'picking-files', 'picking-pictures'], purpose: 'picking', until: 'erased' },
    ],
  },
];
