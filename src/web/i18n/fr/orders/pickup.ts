/** Words of collecting an order. */
export const pickup = {
  pickupCode: 'Code de retrait',
  pickupCodeHint: 'Donnez-le au magasin quand vous venez chercher votre commande.',
  pickupCodeSoon: 'Il servira quand votre commande sera prête.',
  arrivalPlace: 'Où attendez-vous\u202f?',
  arrivalHint: 'Par exemple «\u202fparking, place 4\u202f» ou «\u202fà l’accueil\u202f».',
  arrivalSay: 'Je suis là',
  arrivalChange: 'Changer d’endroit',
  arrivalSaid: 'Le magasin sait que vous êtes là\u202f: {{place}}',
  arrivalFailed: 'Le magasin n’a pas pu être prévenu',
  historyReturned: '{{quantity}} · {{name}}',
};

export type PickupWords = Record<keyof typeof pickup, string>;
