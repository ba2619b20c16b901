import type { OrderMailWords } from './order-mail-words.ts';

export const orderFr: OrderMailWords = {
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  news: (news, type) => {
    switch (news) {
      case 'ready':
        return {
          subject: (n) => `Votre commande ${n} est prête`,
          heading: 'Votre commande est prête',
          text: 'Elle vous attend en magasin. Pensez à venir pendant les heures d’ouverture.',
        };
      case 'shipped':
        return {
          subject: (n) => `Votre commande ${n} est en route`,
          heading: 'Votre commande est en route',
          text: 'Elle vient de quitter le magasin et arrive bientôt chez vous.',
        };
      case 'delivered':
        return {
          subject: (n) => `Votre commande ${n} est ${type === 'pickup' ? 'retirée' : 'livrée'}`,
          heading: type === 'pickup' ? 'Vous avez retiré votre commande' : 'Votre commande est livrée',
          text: 'Merci de votre confiance, et bon appétit\u202f! Votre facture vous parvient dans un autre e-mail. Une question\u202f? Le magasin est là pour vous.',
        };
      case 'cancelled':
        return {
          subject: (n) => `Votre commande ${n} est annulée`,
          heading: 'Votre commande est annulée',
          text: 'Elle ne sera pas préparée. Si vous l’avez déjà payée, la somme vous sera remboursée.',
        };
      case 'rejected':
        return {
          subject: (n) => `Votre commande ${n} n’a pas pu être acceptée`,
          heading: 'Votre commande n’a pas pu être acceptée',
          text: 'Nous en sommes désolés. Si vous l’avez déjà payée, la somme vous sera remboursée.',
        };
      case 'processing':
        return {
          subject: (n) => `Votre commande ${n} est en préparation`,
          heading: 'Votre commande est en préparation',
          text: 'Nous rassemblons vos articles.',
        };
      case 'changed':
        return {
          subject: (n) => `Votre commande ${n} a été modifiée`,
          heading: 'Votre commande a été modifiée',
          text: 'Voici votre commande à jour. Ce que vous aviez déjà commandé garde son prix. Cette modification ne vous convient pas\u202f? Appelez le magasin.',
        };
      case 'slotChanged':
        return {
          subject: (n) => `Le créneau de votre commande ${n} a changé`,
          heading: 'Votre créneau a changé',
          text: 'Voici le nouveau. Vos articles restent les mêmes. Ce créneau ne vous convient pas\u202f? Appelez le magasin.',
        };
      case 'substituteAsked':
        return {
          subject: (n) => `Votre commande ${n}\u202f: un article à remplacer`,
          heading: 'Un article manque en rayon',
          text: 'Nous préparons votre commande et vous proposons un autre article à la place. Répondez par le lien ci-dessous, avant l’heure indiquée\u202f: sans réponse, l’article n’est pas remplacé et vous ne le payez pas.',
        };
      case 'unpaid':
        return {
          subject: (n) => `Votre commande ${n} attend votre paiement`,
          heading: 'Votre commande attend votre paiement',
          text: 'Vos articles sont réservés pour vous encore quelques minutes. Ouvrez votre commande pour la payer ou choisir un autre moyen de paiement.',
        };
      case 'unpaidInTime':
        return {
          subject: (n) => `Votre commande ${n} est annulée, faute de paiement`,
          heading: 'Votre commande est annulée',
          text: 'Elle n’a pas été payée à temps\u202f: rien n’a été prélevé. Vous la voulez toujours\u202f? Le lien ci-dessous remet ses articles dans votre panier.',
        };
      case 'paidTooLate':
        return {
          subject: (n) => `Votre commande ${n}\u202f: rien n’est prélevé`,
          heading: 'Votre paiement est arrivé trop tard',
          text: 'Votre commande était déjà annulée. La somme réservée sur votre moyen de paiement est libérée\u202f: rien n’est prélevé.',
        };
      case 'changeUnpaid':
        return {
          subject: (n) => `Votre commande ${n}\u202f: une modification à payer`,
          heading: 'Une modification attend votre paiement',
          text: 'Le magasin vous propose une modification qui coûte plus que la somme réservée. Ouvrez votre commande pour payer la différence. Sans paiement, votre commande reste telle que la voici.',
        };
      case 'paidInVain':
        return {
          subject: (n) => `Votre commande ${n}\u202f: un paiement libéré`,
          heading: 'Ce paiement n’a pas servi',
          text: 'La modification qu’il réglait n’a pas pu être faite, ou votre commande n’en avait plus besoin. La somme réservée par ce paiement est libérée\u202f: rien n’est prélevé. Voici votre commande à jour.',
        };
      case 'meansRefused':
        return {
          subject: (n) => `Votre commande ${n}\u202f: votre carte a été refusée`,
          heading: 'Votre carte a été refusée',
          text: 'Votre banque n’a pas laissé réserver la somme sur la carte que vous aviez enregistrée. Ouvrez votre commande pour la payer de nouveau, avant l’heure limite de modification. Sans paiement, le magasin peut l’annuler.',
        };
      case 'confirmed':
      case 'pending':
        return {
          subject: (n) => `Votre commande ${n} est confirmée`,
          heading: 'Merci pour votre commande',
          text:
            type === 'pickup'
              ? 'Nous l’avons bien reçue et nous vous préviendrons dès qu’elle sera prête.'
              : 'Nous l’avons bien reçue et nous vous préviendrons dès qu’elle sera en route.',
        };
    }
  },
  several: (count) => `Vos ${count} commandes\u202f: où elles en sont`,
  orderNumber: 'Commande',
  product: 'Article',
  quantity: 'Quantité',
  amount: 'Montant',
  moreLines: (n) =>
    n > 1 ? `Et ${n} autres articles, dans votre commande` : 'Et un autre article, dans votre commande',
  goods: 'Articles',
  deliveryFee: 'Livraison',
  pickup: 'Retrait en magasin',
  free: 'Gratuit',
  total: 'Total TTC',
  vatOf: (rate) => `dont TVA ${rate}`,
  reason: 'Motif',
  slot: 'Créneau',
  pickupCode: 'Code de retrait',
  deliverTo: 'Adresse de livraison',
  collectAt: 'À retirer ici',
  yourStore: 'Votre magasin',
  openingHours: 'Horaires d’ouverture',
  phone: 'Téléphone',
  payment: 'Paiement',
  byCredit: 'Réglé par votre avoir',
  leftToPay: 'Reste à payer',
  reservedUpTo: (amount) => `Réservé au plus\u202f: ${amount}. Vous payez ce qui est dans les sacs.`,
  keptUpTo: (amount) =>
    `Votre carte est enregistrée\u202f: ${amount} au plus seront réservés avant le créneau. Vous payez ce qui est dans les sacs.`,
  paymentMethods: {
    card: 'Carte bancaire',
    paypal: 'PayPal',
    bank_transfer: 'Virement bancaire',
    cash: { delivery: 'Espèces à la livraison', pickup: 'Espèces au retrait' },
  },
  transfer: {
    title: 'Régler par virement',
    holder: 'Titulaire',
    iban: 'IBAN',
    bic: 'BIC',
    amount: 'Montant',
    reference: 'Référence à indiquer',
    code: 'Code à scanner avec l’application de votre banque',
  },
  picked: {
    substitute: ({ name }) => `À la place de\u202f: ${name}`,
    missing: ({ ordered }) => `Introuvable\u202f: non facturé. Commandé\u202f: ${ordered}`,
    less: ({ picked, ordered }) => `Trouvé\u202f: ${picked} sur ${ordered}`,
    weighed: ({ picked, ordered }) => `Pesé\u202f: ${picked}. Commandé\u202f: ${ordered}`,
    agreedTotal: 'Total avant préparation',
    weighedAhead: 'Les produits au poids sont pesés à la préparation\u202f: vous payez ce que dit la balance.',
  },
  billTo: 'Adresse de facturation',
  runOut: 'Si un produit manque',
  wishes: { best_match: 'Le remplacer par le plus proche', ask_me: 'Vous demander', refund: 'Ne pas le remplacer' },
  note: 'Votre consigne',
  seeOrder: 'Voir ma commande',
  answerProposals: 'Répondre à la proposition',
  orderAgain: 'Remettre les articles dans mon panier',
  linkIsYours: 'Ce lien ouvre votre commande sans mot de passe\u202f: ne le partagez pas.',
  sentBy: (shop) => `Ce message vous est envoyé par ${shop} au sujet de votre commande.`,
};
