import type { MessageMailWords } from './message-mail-words.ts';

export const messageFr: MessageMailWords = {
  shop: {
    subject: (about) => `Message\u202f: ${about}`,
    withdrawalSubject: (order) => `Rétractation\u202f: commande ${order}`,
    heading: 'Nouveau message',
    withdrawalHeading: 'Rétractation d’une commande',
    answer: 'Répondez à cet e-mail pour écrire à la personne.',
    foot: (shop) => `Envoyé par le site de ${shop}.`,
  },
  withdrawal: {
    subject: 'Votre rétractation est enregistrée',
    heading: 'Nous avons reçu votre rétractation',
    text: 'Voici ce que vous nous avez déclaré. Gardez cet e-mail\u202f: il prouve la date de votre demande.',
    small:
      'Les produits qui se périment vite et les produits scellés que vous avez ouverts ne peuvent pas être rendus.',
    foot: (shop) => `Ce message vous est envoyé par ${shop} au sujet de votre commande.`,
  },
  answer: {
    subject: (about) => `Re: ${about}`,
    heading: 'Réponse à votre message',
    wrote: (on) => `Le ${on}, vous avez écrit\u202f:`,
    foot: (shop) => `Ce message vous est envoyé par ${shop}, à qui vous avez écrit.`,
  },
  test: {
    heading: 'E-mail de test',
    text: 'Si vous lisez ceci, les e-mails du magasin arrivent bien.',
  },
  labels: {
    from: 'De',
    order: 'Commande',
    items: 'Produits',
    all: 'Toute la commande',
    received: 'Reçu le',
  },
};
