/** Words of the area `account`, loaded by its pages alone. */
export const account = {
  signInTitle: 'Bon retour parmi nous',
  signInText: 'Retrouvez votre panier et vos commandes.',
  signUpTitle: 'Créer votre compte',
  signUpText: 'Une minute suffit, et vos prochaines courses iront plus vite.',
  signIn: 'Se connecter',
  signUp: 'Créer mon compte',
  toSignUp: 'Nouveau client\u00a0? Créer un compte',
  toSignIn: 'Déjà client\u00a0? Se connecter',
  name: 'Nom et prénom',
  confirmPassword: 'Confirmer le mot de passe',
  passwordHint: 'Au moins 8 caractères, avec une majuscule, une minuscule et un chiffre.',
  phoneHint: 'Pour vous joindre le jour de la livraison, rien d’autre.',
  rememberMe: 'Se souvenir de mon adresse e-mail',
  wholesale: 'Je suis un professionnel',
  wholesaleHint:
    'Restaurant, traiteur, commerce\u00a0: nous vérifions votre numéro, puis les prix de gros s’appliquent.',
  taxNumber: 'Numéro de TVA ou SIRET',
  welcome: 'Bienvenue\u00a0!',
  welcomeText: 'Vous êtes connecté.',
  created: 'Votre compte est créé.',
  loginFailed: 'Connexion impossible',
  signUpFailed: 'Inscription impossible',
  required: 'Vous avez besoin d’un compte',
  requiredText: 'Connectez-vous ou créez un compte pour continuer. Votre panier vous attend.',
  howToOrder: 'Avec ou sans compte\u00a0?',
  howToOrderText: 'Connectez-vous pour retrouver vos coordonnées et vos commandes, ou commandez sans compte.',
  continueAsGuest: 'Continuer sans compte',
};

export type AccountWords = Record<keyof typeof account, string>;
