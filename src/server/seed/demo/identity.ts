import type { shop } from '#server/db/tables/shop.ts';

/** Who sells in the demo. */
export const demoIdentity = {
  name: 'Panier',
  legalName: 'Panier Démonstration SAS',
  foundedIn: 2024,
  legalNumbers: { SIREN: '000 000 000', RCS: 'Paris 000 000 000', TVA: 'FR00 000000000' },
  scaleBarcodes: ['21IIIIIPPPPPC'],
  colours: { green: '#14532d', accent: '#c2410c' },
  email: 'bonjour@panier.example',
  phone: '+33 1 99 00 20 24',
  // The example of the French standard: its check digits are right, no bank has it.
  iban: 'FR1420041010050500013M02606',
  bic: 'PSSTFRPPPAR',
  accountHolder: 'Panier Démonstration SAS',
  defaultSort: 'popular',
  mailSender: 'Panier <bonjour@panier.example>',
} as const satisfies typeof shop.$inferInsert;
