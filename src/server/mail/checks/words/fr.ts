import type { ChecksMailWords } from './checks-mail-words.ts';

export const checksFr: ChecksMailWords = {
  subject: 'Un contrôle des données a échoué',
  heading: 'Des données ne concordent pas',
  text: 'Le contrôle de cette nuit a trouvé ceci. Rien n’a été modifié\u202f: regardez ce qui s’est passé.',
  names: {
    stockByLedger: 'Stock et ses mouvements',
    orderTotals: 'Total des commandes et leurs lignes',
    orderVat: 'TVA des commandes',
    orderLines: 'Commandes sans article',
    orderChanges: 'Commandes et leurs modifications',
    draftsUnpaid: 'Brouillons payés',
    draftStock: 'Brouillons qui ont pris du stock',
    creditByLedger: 'Avoirs des clients et leurs mouvements',
    orderCredit: 'Avoirs dépensés dans les commandes',
    slotPlaces: 'Commandes et leur créneau',
    slotRoom: 'Créneaux trop remplis',
    invoicedOrders: 'Commandes livrées et leurs factures',
    invoiceNumbers: 'Numéros des factures, sans trou',
    invoiceTotals: 'Factures et leurs commandes',
    creditNotes: 'Factures d’avoir et leurs factures',
  },
  found: (count, examples) => (count === 1 ? `1 écart (${examples})` : `${count} écarts (${examples})`),
  unchecked: 'n’a pas pu être contrôlé',
  button: 'Voir les contrôles',
  foot: (shop) => `Envoyé par le site de ${shop}.`,
};
