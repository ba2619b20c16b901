import { categoryNames } from '#domain/catalogue/category-names/fr.ts';
import type { ServerWords } from './server-words.ts';

export const words: ServerWords = {
  refusals: {
    malformed: { title: 'Demande illisible', message: 'La demande n’a pas pu être lue.' },
    unauthenticated: { title: 'Connexion requise', message: 'Connectez-vous pour continuer.' },
    invalidCredentials: { title: 'Connexion impossible', message: 'Adresse e-mail ou mot de passe incorrect.' },
    noRefreshToken: { title: 'Connexion requise', message: 'Aucun jeton de renouvellement n’est disponible.' },
    invalidToken: { title: 'Lien expiré', message: 'Ce lien ou cette session n’est plus valable.' },
    wrongPassword: { title: 'Mot de passe incorrect', message: 'Le mot de passe actuel est incorrect.' },
    forbidden: { title: 'Accès refusé', message: 'Vous n’avez pas l’autorisation nécessaire.' },
    recentSignInNeeded: { title: 'Confirmez votre identité', message: 'Saisissez votre mot de passe pour continuer.' },
    secondFactorNeeded: {
      title: 'Double authentification requise',
      message: 'Activez-la dans votre profil pour accéder à cet espace.',
    },
    notFound: { title: 'Introuvable', message: 'Ce que vous cherchez n’existe pas.' },
    removed: { title: 'Plus en vente', message: 'Ce produit n’est plus vendu ici.' },
    methodNotAllowed: { title: 'Méthode refusée', message: 'Cette adresse n’accepte pas cette méthode.' },
    notAcceptable: { title: 'Version inconnue', message: 'Cette version de l’API n’existe pas.' },
    unknownClient: { title: 'Client inconnu', message: 'L’identifiant du client n’est pas connu.' },
    conflict: { title: 'Conflit', message: 'Quelque chose a changé entre-temps. Rechargez et réessayez.' },
    figuresChanged: {
      title: 'Montants actualisés',
      message: 'Les prix ou les frais ont changé. Vérifiez les nouveaux montants.',
    },
    placeNotKept: {
      title: 'Place non réservée',
      message: 'Vous pouvez commander pour ce créneau, mais votre place n’est pas gardée d’ici là.',
    },
    slotTaken: { title: 'Créneau complet', message: 'Ce créneau n’est plus libre. Choisissez-en un autre.' },
    outOfStock: {
      title: 'Stock insuffisant',
      message: 'Un ou plusieurs produits ne sont plus disponibles en quantité suffisante.',
    },
    nothingToPick: {
      title: 'Rien à préparer',
      message: 'Aucune commande ne peut être préparée ici pour le moment.',
    },
    inRun: {
      title: 'Commande en préparation',
      message: 'La commande est en cours de préparation\u202f: ses articles ne peuvent pas être modifiés avant la fin.',
    },
    nothingToBring: { title: 'Rien à livrer', message: 'Aucune commande ne peut être livrée ici pour le moment.' },
    inRound: { title: 'Commande déjà en tournée', message: 'La commande est déjà dans une autre tournée.' },
    tooLate: {
      title: 'Trop tard',
      message: 'Il n’est plus possible de répondre\u202f: le délai est passé ou la commande est prête.',
    },
    waitingForAnswer: {
      title: 'Réponse attendue',
      message: 'Un client doit encore répondre à propos d’un remplacement.',
    },
    notPaid: {
      title: 'Commande non payée',
      message: 'La commande attend son paiement : d’ici là, on peut seulement l’annuler.',
    },
    paymentNeeded: {
      title: 'Montant réservé insuffisant',
      message: 'La commande dépasserait le montant réservé : la modification se fera une fois la différence payée.',
    },
    moveNotAllowed: { title: 'Changement impossible', message: 'L’état de la commande ne permet pas ce changement.' },
    twinRunning: { title: 'Demande en cours', message: 'La même demande est en cours de traitement.' },
    keyReused: { title: 'Clé déjà utilisée', message: 'Cette clé d’idempotence a servi pour une autre demande.' },
    tooLarge: { title: 'Demande trop volumineuse', message: 'La demande dépasse la taille permise.' },
    unsupportedMedia: { title: 'Format refusé', message: 'Ce format de contenu n’est pas accepté.' },
    invalid: { title: 'Données incorrectes', message: 'Vérifiez les champs indiqués.' },
    tooMany: { title: 'Trop de tentatives', message: 'Patientez un instant avant de réessayer.' },
    tooManyOpenOrders: {
      title: 'Trop de commandes en attente',
      message:
        'Cinq commandes sans paiement sont déjà en cours avec cette adresse e-mail. Connectez-vous avec une adresse confirmée, ou annulez une commande depuis son e-mail, puis réessayez.',
    },
    tooManyOrders: {
      title: 'Trop de commandes en peu de temps',
      message:
        'Beaucoup de commandes viennent d’être passées sans adresse confirmée. Connectez-vous avec une adresse confirmée, ou réessayez plus tard.',
    },
    unavailable: {
      title: 'Service indisponible',
      message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
    },
    diskFull: {
      title: 'Disque plein',
      message: 'Le site n’a plus de place pour ce fichier. Prévenez la personne qui l’administre, puis réessayez.',
    },
    network: { title: 'Pas de réseau', message: 'Le site n’a pas répondu.' },
    badAnswer: { title: 'Réponse illisible', message: 'Structure de réponse inattendue.' },
    unexpected: { title: 'Erreur', message: 'Une erreur inattendue s’est produite.' },
  },
  paymentNeededOfStaff: {
    asked: (amount) =>
      `La commande dépasserait le montant réservé. Le client a reçu par e-mail un lien pour payer la différence de ${amount}\u202f: la modification est appliquée dès qu’elle est payée.`,
    notAsked:
      'La commande dépasserait le montant réservé, et il est trop tard pour faire payer la différence\u202f: la modification n’est pas enregistrée.',
  },
  notSent:
    'Rien n’a encore été envoyé\u202f: cette page n’était pas tout à fait chargée. Ce que vous avez saisi est là, sauf les mots de passe. Appuyez de nouveau\u202f; si cela se répète, activez JavaScript dans votre navigateur.',
  taskFailed: 'La tâche a échoué après plusieurs essais. Relancez-la plus tard.',
  importFailures: {
    empty: 'Ce fichier est vide.',
    noHeader: 'La première ligne du fichier doit nommer les colonnes.',
    notTable: 'Ce fichier n’est ni un CSV ni un classeur .xlsx.',
    oldWorkbook: 'C’est un ancien classeur (.xls)\u202f: enregistrez-le au format .xlsx ou CSV.',
    openDocument: 'C’est un classeur OpenDocument (.ods)\u202f: enregistrez-le au format .xlsx ou CSV.',
    encrypted: 'Ce classeur est protégé par un mot de passe\u202f: enlevez-le, puis envoyez le fichier à nouveau.',
    broken: 'Ce classeur est abîmé\u202f: ouvrez-le dans un tableur, enregistrez-le, puis envoyez-le à nouveau.',
    doctype: 'Ce classeur contient des définitions (DOCTYPE) qui ne sont pas acceptées.',
    unpacked: 'Une fois décompressé, ce fichier dépasse 500 Mo.',
    sharedStrings: 'Les textes de ce classeur dépassent 200 Mo.',
    noSheet: 'Ce classeur n’a aucune feuille visible de ce nom.',
    tooManyColumns: 'La ligne {{row}} nomme plus de 200 colonnes\u202f: la colonne {{column}} est de trop.',
    tooManyRows: 'Le fichier a plus de 200 000 lignes de produits\u202f: la ligne {{row}} est de trop.',
    quote: 'À la ligne {{row}}, un guillemet est ouvert et n’est jamais fermé.',
    fileGone: 'Le fichier n’est plus là\u202f: envoyez-le à nouveau.',
    interrupted: 'La lecture a échoué après plusieurs essais. Envoyez le fichier à nouveau plus tard.',
  },
  calendar: {
    summary: { delivery: (shop) => `Livraison ${shop}`, pickup: (shop) => `Retrait de ma commande, ${shop}` },
    order: 'Commande',
  },
  picking: { nothingFound: 'Aucun des articles commandés n’était disponible.' },
  sheet: {
    fileName: 'Produits',
    heads: {
      name: 'Produit',
      code: 'Code',
      barcode: 'Code-barres',
      otherBarcodes: 'Autres codes-barres',
      scaleCode: 'Code balance',
      category: 'Rayon',
      unit: 'Unité de vente',
      store: 'Magasin',
      price: 'Prix',
      wholesalePrice: 'Prix de gros',
      discount: 'Remise en %',
      onHand: 'Stock du magasin',
      available: 'Dont disponible',
      shelf: 'Emplacement',
      vat: 'TVA en %',
      origin: 'Origine',
      visible: 'En vente',
    },
    units: { P: 'À la pièce', KG: 'Au kilo', COLIS: 'Au carton', BOUTEILLE: 'À la bouteille', LITRE: 'Au litre' },
    yes: 'Oui',
    no: 'Non',
  },
  categories: categoryNames,
};
