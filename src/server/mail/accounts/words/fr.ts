import type { AccountMailWords, AccountNews, AccountTexts } from './account-mail-words.ts';

const notMe =
  'Si vous n’y êtes pour rien, choisissez un nouveau mot de passe sur la page de connexion, puis contactez-nous.';
const news: Record<AccountNews, AccountTexts> = {
  'verify-email': {
    subject: 'Confirmez votre adresse e-mail',
    heading: 'Confirmez votre adresse e-mail',
    text: 'Ouvrez ce lien, puis confirmez que cette adresse est bien la vôtre. En attendant, vous pouvez déjà faire vos courses.',
    button: 'Confirmer mon adresse',
    small:
      'Ce lien est valable 7\u00a0jours. Si vous n’avez rien demandé, quelqu’un s’est servi de votre adresse\u202f: le lien ci-dessous y met fin.',
    reject: 'Ce n’est pas moi\u202f: ne pas utiliser mon adresse',
  },
  'reset-password': {
    subject: 'Votre nouveau mot de passe',
    heading: 'Choisissez un nouveau mot de passe',
    text: 'Vous avez demandé à changer votre mot de passe. Ouvrez ce lien pour en choisir un nouveau.',
    button: 'Choisir un mot de passe',
    small:
      'Ce lien est valable 60\u00a0minutes et ne sert qu’une fois\u202f: ne le partagez pas. Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe reste le même.',
  },
  'account-opened': {
    subject: 'Votre compte est prêt',
    heading: 'Votre compte est prêt',
    text: 'Nous vous avons ouvert un compte avec cette adresse. Ouvrez ce lien pour choisir votre mot de passe.',
    button: 'Choisir un mot de passe',
    small: 'Ce lien est valable 7 jours et ne sert qu’une fois. Si vous n’attendiez pas ce compte, écrivez-nous.',
  },
  'wholesale-approved': {
    subject: 'Vos tarifs professionnels',
    heading: 'Vous avez accès aux tarifs professionnels',
    text: 'Votre demande a été acceptée. Connectez-vous pour voir nos prix de gros.',
    button: 'Voir les produits',
    small: 'Une question sur ces tarifs\u202f? Écrivez-nous.',
  },
  'wholesale-refused': {
    subject: 'Votre demande de tarifs professionnels',
    heading: 'Votre demande n’a pas été acceptée',
    text: 'Vous n’avez pas accès aux tarifs professionnels. Votre compte reste ouvert, aux prix pour les particuliers.',
    because: 'Motif',
    button: 'Nous contacter',
    small: 'Vous pouvez faire une nouvelle demande depuis votre profil.',
  },
  'password-changed': {
    subject: 'Votre mot de passe a été changé',
    heading: 'Votre mot de passe a été changé',
    text: 'Les appareils qui étaient connectés à votre compte ont été déconnectés. Si c’est bien vous, vous n’avez rien à faire.',
    button: 'Ce n’est pas moi',
    small: 'Si vous n’y êtes pour rien, choisissez tout de suite un nouveau mot de passe avec ce lien.',
  },
  'email-change-asked': {
    subject: 'Changement d’adresse demandé',
    heading: 'Un changement d’adresse est demandé pour votre compte',
    text: 'Une nouvelle adresse e-mail a été demandée pour votre compte. Elle remplacera celle-ci quand elle aura été confirmée\u202f; d’ici là, rien ne change. Si c’est bien vous, vous n’avez rien à faire.',
    button: 'Ce n’est pas moi',
    small:
      'Si vous n’y êtes pour rien, choisissez tout de suite un nouveau mot de passe avec ce lien\u202f: la demande sera annulée et tous les appareils déconnectés.',
  },
  'email-changed': {
    subject: 'L’adresse de votre compte a changé',
    heading: 'L’adresse de votre compte a changé',
    text: 'Votre compte a désormais une autre adresse e-mail. Nous n’écrirons plus à celle-ci, et elle ne permet plus de se connecter.',
    button: 'Nous contacter',
    small: 'Si vous n’y êtes pour rien, contactez-nous tout de suite.',
  },
  'two-factor-on': {
    subject: 'Double authentification activée',
    heading: 'La double authentification est activée',
    text: 'Un code de votre application est désormais demandé à chaque connexion. Les autres appareils ont été déconnectés.',
    button: 'Voir la sécurité de mon compte',
    small: notMe,
  },
  'two-factor-off': {
    subject: 'Double authentification désactivée',
    heading: 'La double authentification est désactivée',
    text: 'Plus aucun code n’est demandé pour se connecter à votre compte. Les autres appareils ont été déconnectés.',
    button: 'Voir la sécurité de mon compte',
    small: notMe,
  },
  'passkey-added': {
    subject: 'Clé d’accès ajoutée',
    heading: 'Une clé d’accès a été ajoutée',
    text: 'Un appareil peut désormais se connecter à votre compte sans mot de passe.',
    button: 'Voir mes clés d’accès',
    small: notMe,
  },
  'passkey-removed': {
    subject: 'Clé d’accès supprimée',
    heading: 'Une clé d’accès a été supprimée',
    text: 'Elle ne permet plus de se connecter à votre compte. Les autres appareils ont été déconnectés.',
    button: 'Voir mes clés d’accès',
    small: notMe,
  },
  'provider-linked': {
    subject: 'Nouvelle façon de vous connecter',
    heading: 'Une nouvelle façon de vous connecter',
    text: 'Votre compte a été relié à un service de connexion qui connaît cette adresse. Votre mot de passe reste valable.',
    button: 'Voir la sécurité de mon compte',
    small: notMe,
  },
};

export const accountFr: AccountMailWords = {
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  news: (about) => news[about],
  orCopy: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u202f:',
  sentBy: (shop) => `Ce message vous est envoyé par ${shop} au sujet de votre compte.`,
};
