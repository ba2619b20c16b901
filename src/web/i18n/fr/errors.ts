/** What can go wrong on any page: the error pages, and what a field of the catalogue or the cart refuses. */
export const errors = {
  'validation.quantityTooLarge': '999 au plus.',
  'validation.postalCode': 'Saisissez un code postal valide.',
  goHome: 'Retour à l’accueil',
  notFoundText: 'Cette page n’existe pas ou n’existe plus.',
  notFoundTitle: 'Oups\u202f! Page introuvable',
  offlineText: 'Vérifiez votre réseau, puis réessayez. Votre panier est intact.',
  offlineTitle: 'Pas de connexion',
  unexpectedText: 'Ce n’est pas votre faute. Votre panier est intact\u202f: réessayez dans un instant.',
  unexpectedTitle: 'Une erreur inattendue est survenue',
};

export type ErrorWords = Record<keyof typeof errors, string>;
