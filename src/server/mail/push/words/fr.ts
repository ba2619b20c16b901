import type { PushWords } from '../push-text.ts';

export const pushFr: PushWords = {
  slot: ({ number, type, when }) => ({
    title: type === 'pickup' ? 'Votre retrait approche' : 'Votre livraison approche',
    body: `Commande ${number}\u202f: ${when}.`,
  }),
  substitute: ({ number }) => ({
    title: 'Acceptez-vous un remplacement\u202f?',
    body: `Commande ${number}\u202f: un article manque. Touchez pour répondre.`,
  }),
  shipped: ({ number }) => ({ title: 'Votre commande est en route', body: `Commande ${number}` }),
  next: ({ number }) => ({
    title: 'Vous êtes le prochain arrêt',
    body: `Commande ${number}\u202f: notre livreur vient chez vous maintenant.`,
  }),
};
