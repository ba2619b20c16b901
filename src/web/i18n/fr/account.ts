import { signInSteps } from './sign-in-steps.ts';

/** Words of the area `account`, loaded by its pages alone. */
export const account = {
  signInTitle: 'Ravis de vous revoir',
  signInText: 'Retrouvez votre panier et vos commandes.',
  signUpTitle: 'Créer votre compte',
  signUpText: 'Une minute suffit, et vos prochaines courses iront plus vite.',
  signIn: 'Se connecter',
  signUp: 'Créer mon compte',
  toSignUp: 'Nouveau client\u202f? Créer un compte',
  toSignIn: 'Déjà client\u202f? Se connecter',
  name: 'Nom et prénom',
  confirmPassword: 'Confirmer le mot de passe',
  passwordHint: 'Au moins 8 caractères, avec une majuscule, une minuscule et un chiffre.',
  phoneHint: 'Pour vous joindre le jour de la livraison, rien d’autre.',
  rememberMe: 'Se souvenir de mon adresse e-mail',
  wholesale: 'Je suis un professionnel',
  wholesaleHint:
    'Restaurant, traiteur, commerce\u202f: nous vérifions votre numéro, puis les prix de gros s’appliquent.',
  taxNumber: 'Numéro de TVA ou SIRET',
  welcome: 'Bienvenue\u202f!',
  welcomeText: 'Vous êtes connecté.',
  created: 'Votre compte est créé.',
  loginFailed: 'Connexion impossible',
  signUpFailed: 'Inscription impossible',
  required: 'Un compte est nécessaire',
  requiredText: 'Connectez-vous ou créez un compte pour continuer. Votre panier vous attend.',
  howToOrder: 'Avec ou sans compte\u202f?',
  asGuest: 'Sans compte',
  asGuestText: 'Nom, e-mail et téléphone suffisent. Le lien reçu par e-mail permet de retrouver votre commande.',
  withAccount: 'Avec un compte',
  withAccountText: 'Vos coordonnées sont déjà remplies et vos commandes réunies au même endroit.',
  continueAsGuest: 'Continuer sans compte',
  password: 'Mot de passe',
  passwordHide: 'Masquer le mot de passe',
  passwordShow: 'Afficher le mot de passe',
  ...signInSteps,
};

export type AccountWords = Record<keyof typeof account, string>;
