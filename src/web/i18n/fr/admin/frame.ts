/** Words of the back office: frame. */
export const frame = {
  'frame.overview': 'Aujourd’hui',
  'frame.orders': 'Commandes',
  'frame.payments': 'Paiements',
  'frame.products': 'Produits',
  'frame.customers': 'Clients',
  'frame.messages': 'Messages',
  'frame.reviews': 'Avis',
  'frame.audit': 'Journal',
  'frame.search': 'Recherche',
  'frame.config': 'Réglages',
  'frame.outbox': 'Envois',
  'frame.reconciliation': 'Rapprochement',
  'frame.setup': 'Mise en place',
  'frame.stores': 'Magasins',
  'frame.aisles': 'Allées',
  'frame.picking': 'Préparation',
  'frame.rounds': 'Tournées',
  'frame.texts': 'Textes',
  'frame.sections': 'Rubriques',
  'frame.locked': 'non autorisé',
  'frame.toShop': 'Voir le site',
  'frame.noScreen': 'Cette page n’existe pas',
  'frame.secondFactor': 'Activer la double authentification',
  'noRole.CAN_MANAGE_ORDERS':
    'Vous n’avez pas l’autorisation de gérer les commandes. Demandez à votre administrateur le rôle «\u202fCommandes\u202f».',
  'noRole.CAN_MANAGE_PRODUCTS':
    'Vous n’avez pas l’autorisation de gérer les produits. Demandez à votre administrateur le rôle «\u202fProduits\u202f».',
  'noRole.CAN_MANAGE_CUSTOMERS':
    'Vous n’avez pas l’autorisation de gérer les clients. Demandez à votre administrateur le rôle «\u202fClients\u202f».',
  'noRole.CAN_EDIT_FEATURES_CONFIGURATION':
    'Vous n’avez pas l’autorisation de modifier les réglages. Demandez à votre administrateur le rôle «\u202fRéglages\u202f».',
  'noRole.CAN_PICK_ORDERS':
    'Vous n’avez pas l’autorisation de préparer des commandes. Demandez à votre administrateur le rôle «\u202fPréparation\u202f».',
  'noRole.CAN_DELIVER_ORDERS':
    'Vous n’avez pas l’autorisation de livrer des commandes. Demandez à votre administrateur le rôle «\u202fLivraison\u202f».',
  'noRole.any': 'Vous n’avez aucun rôle dans l’administration. Demandez-en un à votre administrateur.',
  'ownWork.picking':
    'Avec ce compte, vous préparez des commandes. La liste des produits à réunir vous est remise par la personne qui gère les commandes du magasin.',
  'ownWork.rounds':
    'Avec ce compte, vous livrez des commandes. La liste des adresses vous est remise par la personne qui gère les commandes du magasin.',
  'palette.open': 'Aller à… commande, produit, client',
  'palette.title': 'Aller à',
  'palette.hint': 'Numéro, nom, code, code-barres, e-mail',
  'palette.none': 'Aucun résultat',
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
  'palette.action': 'Action',
  'palette.ordersToday': 'Commandes du jour, par créneau',
  'palette.packingToday': 'Imprimer les bons de préparation du jour',
  'palette.labelsToday': 'Imprimer les étiquettes du jour',
  'palette.nothingToday': 'Aucune commande du jour à préparer',
  'palette.saveList': 'Fichier pour tableur\u202f: {{list}}',
  'palette.saving': 'Le fichier est en préparation',
  'palette.failed': 'L’action a échoué',
};

export type FrameWords = Record<keyof typeof frame, string>;
