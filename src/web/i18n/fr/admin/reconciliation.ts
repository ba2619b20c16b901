/** Words of the back office: the books of the providers compared with ours. */
export const reconciliation = {
  'reconciliation.intro':
    'Chaque nuit, les encaissements et remboursements de la veille sont comparés avec les comptes de Stripe et de PayPal. Vous pouvez comparer n’importe quel jour ici.',
  'reconciliation.day': 'Jour (UTC)',
  'reconciliation.compare': 'Comparer ce jour',
  'reconciliation.comparing': 'Comparaison en cours… Les prestataires sont interrogés.',
  'reconciliation.compareFailed': 'Le jour n’a pas pu être comparé',
  'reconciliation.loadFailed': 'La comparaison n’a pas pu être chargée',
  'reconciliation.result': 'Résultat de la comparaison',
  'reconciliation.none': 'Rien à montrer',
  'reconciliation.noneYet': 'Aucun jour n’a encore été comparé.',
  'reconciliation.noneOfDay': 'Ce jour n’a pas été comparé.',
  'reconciliation.checkedAt': 'Comparé le {{at}}',
  'reconciliation.incomplete': 'Comptes incomplets\u202f: {{names}}',
  'reconciliation.incompleteText':
    'Le prestataire n’a pas répondu, ou n’a pas encore écrit la journée jusqu’à sa fin (PayPal met jusqu’à trois heures). Comparez ce jour à nouveau plus tard.',
  'reconciliation.same': 'Aucune différence',
  'reconciliation.sameSoFar': 'Aucune différence dans ce qui a pu être lu.',
  'reconciliation.sameText': 'Ce qui a été encaissé et remboursé est le même des deux côtés.',
  'reconciliation.count_one': '{{count}} différence',
  'reconciliation.count_other': '{{count}} différences',
  'reconciliation.kind': 'Différence',
  'reconciliation.ours': 'Ici',
  'reconciliation.theirs': 'Chez le prestataire',
  'reconciliation.reference': 'Référence',
  'reconciliation.kind_missingHere': 'Inconnu ici',
  'reconciliation.kind_missingThere': 'Inconnu chez le prestataire',
  'reconciliation.kind_amount': 'Montants différents',
  'reconciliation.kind_state': 'Mouvement non noté ici',
  'reconciliation.toDo': 'Que faire\u202f?',
  'reconciliation.todo_missingHere':
    'Le prestataire a un mouvement sans paiement de ce site. Cherchez la référence dans ses pages\u202f: c’est souvent une opération faite à la main, ou celle d’un autre site avec le même compte.',
  'reconciliation.todo_missingThere':
    'Ce site a noté un mouvement que le prestataire n’a pas. Ouvrez le paiement, interrogez le prestataire, puis comparez ce jour à nouveau. S’il manque toujours, demandez au prestataire.',
  'reconciliation.todo_amount':
    'Les deux côtés ont ce paiement, pour des sommes différentes. Ouvrez-le et interrogez le prestataire\u202f; comparez ensuite avec ses pages et avec la facture.',
  'reconciliation.todo_state':
    'Le prestataire a encaissé ou rendu de l’argent sans que ce soit noté ici. Ouvrez le paiement et interrogez le prestataire\u202f: son état sera repris.',
};

export type ReconciliationWords = Record<keyof typeof reconciliation, string>;
