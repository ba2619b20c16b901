/** Words of the back office: setup. */
export const setup = {
  'setup.missing_one': 'Il manque {{count}} étape avant de vendre',
  'setup.missing_other': 'Il manque {{count}} étapes avant de vendre',
  'setup.open': 'Continuer la mise en place',
  'setup.intro': 'Les étapes pour ouvrir le magasin. Chacune est cochée dès que ses données sont enregistrées.',
  'setup.ready': 'Le magasin peut vendre',
  'setup.readyText': 'Tout ce qu’il faut est enregistré.',
  'setup.loadFailed': 'L’état de la mise en place n’a pas pu être chargé',
  'setup.done': 'Fait',
  'setup.toDo': 'À faire',
  'setup.optional': 'Facultatif',
  'setup.begin': 'Commencer',
  'setup.change': 'Modifier',
  'setup.identity': 'Identité de l’entreprise',
  'setup.identityText':
    'Nom, e-mail, téléphone, et le siège social ou les numéros d’immatriculation que la loi demande dans les mentions légales.',
  'setup.store': 'Premier magasin',
  'setup.storeText': 'Son nom, son adresse et comment on peut y commander\u202f: livraison, retrait ou les deux.',
  'setup.hours': 'Horaires',
  'setup.hoursText': 'Les horaires de chaque magasin ouvert aux clients, jour par jour.',
  'setup.deliveryRules': 'Livraison',
  'setup.deliveryRulesText':
    'Les codes postaux livrés, les frais et le minimum de commande. Inutile si vos clients viennent chercher leurs commandes.',
  'setup.slots': 'Créneaux',
  'setup.slotsText':
    'Quand vous livrez et remettez les commandes, et combien à la fois. Sans créneaux, l’heure se convient avec chaque client.',
  'setup.bankAccount': 'Compte bancaire',
  'setup.bankAccountText':
    'L’IBAN où arrivent les virements. Sans lui, le virement, pourtant activé, n’est pas proposé aux clients.',
  'setup.products': 'Premiers produits',
  'setup.productsText': 'Au moins un produit visible dans un magasin ouvert aux clients.',
};

export type SetupWords = Record<keyof typeof setup, string>;
