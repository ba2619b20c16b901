/** What a shopper is told of an order while it is picked, and afterwards. */
export const picked = {
  picking_one: '{{done}} produit sur {{of}} est dans les sacs',
  picking_other: '{{done}} produits sur {{of}} sont dans les sacs',
  pickingText:
    'Votre commande est en cours de préparation\u202f: elle ne peut plus être modifiée. Cette page suit d’elle-même.',
  pickedAsOrdered: 'Commande préparée\u202f: tout y est, comme commandé.',
  picked_substitute_one: '{{shown}} produit remplacé',
  picked_substitute_other: '{{shown}} produits remplacés',
  picked_missing_one: '{{shown}} introuvable',
  picked_missing_other: '{{shown}} introuvables',
  picked_less_one: '{{shown}} en quantité moindre',
  picked_less_other: '{{shown}} en quantité moindre',
  picked_weighed_one: '{{shown}} au poids exact',
  picked_weighed_other: '{{shown}} au poids exact',
  pickedTotal: 'Total\u202f: {{after}} au lieu de {{before}}',
  pickedWeighedAhead: 'Les produits au poids sont pesés à la préparation\u202f: vous payez ce que dit la balance.',
  pickedLine_substitute: 'À la place de\u202f: {{name}}',
  pickedLine_missing: 'Introuvable\u202f: non facturé. Commandé\u202f: {{ordered}}',
  pickedLine_less: 'Trouvé\u202f: {{picked}} sur {{ordered}}',
  pickedLine_weighed: 'Pesé\u202f: {{picked}}. Commandé\u202f: {{ordered}}',
  historyPicked: 'Préparée',
};
export type PickedWords = Record<keyof typeof picked, string>;
