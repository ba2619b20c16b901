import type { SmsWords } from '../sms-text.ts';

export const smsFr: SmsWords = {
  ready: ({ number, code, shopName }) =>
    `Votre commande ${number} vous attend en magasin.${code ? ` Code de retrait\u202f: ${code}.` : ''} ${shopName}`,
  shipped: ({ number, shopName }) => `Votre commande ${number} est en route. ${shopName}`,
  delivered: ({ number, type, shopName }) =>
    `Votre commande ${number} est ${type === 'pickup' ? 'retirée' : 'livrée'}. Merci et à très vite. ${shopName}`,
  refused: ({ number, link, shopName }) =>
    `Votre carte a été refusée pour la commande ${number}. Payez-la de nouveau\u202f: ${link} ${shopName}`,
  substitute: ({ number, link, shopName }) =>
    `Commande ${number}\u202f: un article manque. Acceptez-vous un remplacement\u202f? ${link} ${shopName}`,
  next: ({ number, link, shopName }) =>
    `Commande ${number}\u202f: vous êtes le prochain arrêt de notre livreur. ${link} ${shopName}`,
  recalled: ({ number, shopName }) =>
    `Commande ${number}\u202f: un produit est rappelé. Ne le consommez pas, voyez notre e-mail. ${shopName}`,
};
