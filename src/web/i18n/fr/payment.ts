/** Words of the pages that lead to the provider of a payment, and of those that one comes back to. */
export const payment = {
  title: 'Paiement',
  order: 'Commande',
  total: 'Total de la commande',
  upTo: 'Réservé au plus',
  upToMore: 'Réservé en plus',
  inBags: 'Vous payez ce qui est dans les sacs\u202f: le montant réservé tient compte de ce que dira la balance.',
  leading: 'Vous allez vers la page de paiement',
  leading_card: 'Continuer vers le paiement par carte',
  leading_paypal: 'Continuer vers PayPal',
  until: 'La commande vous attend jusqu’au {{moment}}.',
  changeUntil:
    'La modification se fera une fois la différence payée, au plus tard le {{moment}}. Sinon, la commande reste comme elle est.',
  changeLeft: 'La modification n’est pas encore payée',
  keepTitle: 'Enregistrer votre carte',
  keep: 'Accepter et enregistrer ma carte',
  keepText: 'Rien n’est réservé maintenant. Le {{date}}, nous réserverons jusqu’à {{amount}} sur cette carte.',
  preparing: 'Nous préparons la page de paiement',
  preparingText:
    'Le prestataire de paiement n’a pas encore répondu. Votre commande est gardée, et cette page se recharge toute seule.',
  reload: 'Recharger la page',
  asking: 'Nous interrogeons votre banque',
  askingText:
    'La réponse n’est pas encore arrivée, et cette page se recharge toute seule. Vous pouvez la fermer\u202f: un e-mail vous dira ce qu’il en est.',
  paid: 'C’est payé, merci\u202f!',
  paidText:
    'Votre commande est confirmée. Un montant de {{amount}} est réservé\u202f: vous payez ce qui est dans les sacs.',
  taken: 'Votre commande est payée\u202f: {{amount}}.',
  kept: 'Votre carte est enregistrée, merci\u202f!',
  keptText:
    'Votre commande est confirmée. Rien n’est réservé maintenant\u202f: le {{date}}, ce sera jusqu’à {{amount}}.',
  left: 'La commande n’est pas encore payée',
  leftText: 'Rien n’a été prélevé. Payez, ou choisissez un autre moyen, jusqu’au {{moment}}.',
  failed: 'Ce paiement n’a pas abouti',
  failedText: 'Rien n’a été prélevé. Vous pouvez choisir un autre moyen de paiement.',
  unchanged: 'La commande reste comme elle était',
  unchangedText:
    'La modification n’a pas été payée à temps\u202f: rien n’a été prélevé pour elle. Vous pouvez la refaire depuis la commande.',
  ended: 'La commande est annulée',
  endedText: 'Rien n’a été prélevé, et ce qui aurait été réservé est libéré.',
  payNow: 'Payer maintenant',
  see: 'Voir la commande',
  another: 'Choisir un autre moyen de paiement',
  shop: 'Retourner au magasin',
};

export type PaymentWords = Record<keyof typeof payment, string>;
