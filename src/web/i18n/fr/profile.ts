/** Words of the account's own page. */
export const profile = {
  title: 'Mon compte',
  parts: 'Rubriques du compte',
  tab_profile: 'Informations personnelles',
  tab_addresses: 'Adresses de livraison',
  tab_payment: 'Moyens de paiement',
  tab_notifications: 'Notifications',
  tab_security: 'Sécurité',
};

export type ProfileWords = Record<keyof typeof profile, string>;
