/** Words of the back office: frame. */
export const frame = {
  'frame.overview': 'Aujourd’hui',
  'frame.orders': 'Commandes',
  'frame.products': 'Produits',
  'frame.customers': 'Clients',
  'frame.messages': 'Messages',
  'frame.reviews': 'Avis',
  'frame.audit': 'Journal',
  'frame.search': 'Recherche',
  'frame.config': 'Réglages',
  'frame.outbox': 'Envois',
  'frame.setup': 'Mise en place',
  'frame.stores': 'Magasins',
  'frame.aisles': 'Allées',
  'frame.texts': 'Textes',
  'frame.sections': 'Rubriques',
  'frame.locked': 'non autorisé',
  'frame.toShop': 'Voir le magasin',
  'frame.noScreen': 'Cette page n’existe pas',
  'frame.secondFactor': 'Activer la double authentification',
  'noRole.CAN_MANAGE_ORDERS':
    'Vous n’avez pas l’autorisation de gérer les commandes. Demandez à votre administrateur le rôle CAN_MANAGE_ORDERS.',
  'noRole.CAN_MANAGE_PRODUCTS':
    'Vous n’avez pas l’autorisation de gérer les produits. Demandez à votre administrateur le rôle CAN_MANAGE_PRODUCTS.',
  'noRole.CAN_MANAGE_CUSTOMERS':
    'Vous n’avez pas l’autorisation de gérer les clients. Demandez à votre administrateur le rôle CAN_MANAGE_CUSTOMERS.',
  'noRole.CAN_EDIT_FEATURES_CONFIGURATION':
    'Vous n’avez pas l’autorisation d’accéder à la configuration des fonctions. Demandez à votre administrateur le rôle CAN_EDIT_FEATURES_CONFIGURATION.',
  'noRole.any': 'Vous n’avez aucun rôle dans l’administration. Demandez-en un à votre administrateur.',
  'palette.open': 'Aller à… commande, produit, client',
  'palette.title': 'Aller à',
  'palette.hint': 'Numéro, nom, code, code-barres, e-mail',
  'palette.none': 'Rien trouvé',
  'palette.page': 'Page',
  'palette.order': 'Commande',
  'palette.product': 'Produit',
  'palette.customer': 'Client',
  'palette.draft': 'Brouillon',
  'keys.ctrl': 'Ctrl',
  'keys.shift': 'Maj',
  'keys.enter': 'Entrée',
  'keys.escape': 'Échap',
  'keys.title': 'Raccourcis clavier',
};

export type FrameWords = Record<keyof typeof frame, string>;
