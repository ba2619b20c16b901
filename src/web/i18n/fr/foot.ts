/** Words of the footer of every page. */
export const foot = {
  promise: 'Les courses du quartier, livrées ou à retirer en magasin.',
  quickLinks: 'Liens utiles',
  customerService: 'Service client',
  onNetwork: '{{name}} sur {{network}}',
  legal: 'Mentions légales',
  terms: 'Conditions générales',
  privacy: 'Confidentialité',
  accessibility: 'Accessibilité',
  withdrawal: 'Se rétracter ici',
  paidBy: 'Paiement\u202f: {{names}}',
  copyright: '© {{years}} {{name}}. Prix TTC, dans la limite des stocks de chaque magasin.',
};

export type FootWords = Record<keyof typeof foot, string>;
