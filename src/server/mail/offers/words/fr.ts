import type { OffersMailWords } from './offers-mail-words.ts';

export const offersFr: OffersMailWords = {
  subject: (count) => (count === 1 ? 'Une promotion cette semaine' : `${count} promotions cette semaine`),
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  heading: (store) => `Les promotions de ${store}`,
  text: 'Voici les plus fortes baisses du moment, dans la limite du stock.',
  reduced: (percent, prior) => `−${percent} sur ${prior}, prix le plus bas des 30 jours précédents`,
  button: 'Voir toutes les promotions',
  why: (shop) => `Vous recevez cet e-mail parce que vous avez choisi les promotions de ${shop} dans votre profil.`,
  stop: 'Ne plus recevoir les promotions',
};
