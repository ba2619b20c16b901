/** Words of the account's own page. */
export const profile = {
  title: 'Mon compte',
  parts: 'Rubriques du compte',
  tab_profile: 'Informations personnelles',
  tab_addresses: 'Adresses de livraison',
  tab_payment: 'Moyens de paiement',
  tab_notifications: 'Notifications',
  tab_security: 'Sécurité',
  ownData: 'Vos données',
  exportText: 'Tout ce que nous conservons à votre sujet, dans un fichier : profil, adresses, commandes, avis.',
  export: 'Télécharger mes données',
  exportFailed: 'Téléchargement impossible',
  eraseTitle: 'Supprimer le compte',
  eraseText: 'Votre compte et vos données sont effacés pour de bon. Personne ne peut les rétablir.',
  erase: 'Supprimer mon compte…',
  eraseForGood: 'Supprimer pour de bon',
  eraseGone: 'Profil, adresses, moyens de paiement, avis et panier sont effacés ; un avoir restant est perdu.',
  eraseOrders:
    'Une commande que personne n’a commencé à préparer est annulée. Une commande en préparation arrive comme prévu.',
  eraseKept:
    'La loi nous fait garder vos commandes passées dix ans : leur numéro, leurs dates et leurs montants, sans votre nom ni votre adresse.',
  eraseSure: 'J’ai compris : mon compte sera effacé.',
  eraseTick: 'Cochez cette case pour continuer.',
  eraseLastRole: 'Vous êtes la dernière personne à tenir un rôle dans la boutique. Confiez-le d’abord à quelqu’un.',
  erased: 'Compte supprimé',
  erasedText: 'Vos données ont été effacées.',
};

export type ProfileWords = Record<keyof typeof profile, string>;
