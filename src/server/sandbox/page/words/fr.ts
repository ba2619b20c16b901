import type { PageWords } from './page-words.ts';

export const words: PageWords = {
  pageName: 'Paiement d’essai',
  noMoney: 'Aucun argent n’est débité',
  explain: 'Ceci est une page d’essai. Aucune carte n’est nécessaire : choisissez ce qui doit se passer.',
  card: 'Numéro de carte d’essai (facultatif)',
  testCards:
    '4000 0000 0000 0002 est refusée, 4000 0025 0000 3155 demande une vérification, toute autre paie. Ne saisissez jamais une vraie carte.',
  order: 'Commande',
  amount: 'Montant réservé',
  pay: 'Payer',
  keep: 'Enregistrer une carte',
  check: 'Payer après une vérification de la banque',
  decline: 'Faire refuser le paiement',
  leave: 'Quitter sans payer',
  troubles: 'Incidents',
  lose: 'Payer sans que le magasin soit prévenu',
  late: 'Payer et prévenir le magasin en retard',
  twice: 'Payer et prévenir le magasin deux fois',
  declined: 'Paiement refusé. Vous pouvez réessayer.',
  bankAsks: 'Votre banque vous demande de confirmer',
  confirm: 'Confirmer',
  refuse: 'Refuser',
  ended: 'Cette page de paiement n’est plus valable.',
  back: 'Retourner au magasin',
  untold: 'Paiement d’essai effectué',
  untoldMore: 'Paiement d’essai effectué. Le magasin n’en a pas été informé. Vous pouvez fermer cette page.',
};
