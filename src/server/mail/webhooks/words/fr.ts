import type { WebhookMailWords } from './webhook-mail-words.ts';

export const webhookFr: WebhookMailWords = {
  subject: 'Un webhook a été désactivé',
  heading: 'Un logiciel ne reçoit plus ce que le site lui signale',
  text: (host) =>
    `Pendant trois jours, un événement n’a pas pu être remis à ${host}. Le site ne lui signale plus rien\u202f: ce qui se passe à partir de maintenant n’est pas gardé pour lui.`,
  next: 'Regardez les derniers essais, faites réparer le récepteur, puis réactivez le webhook.',
  button: 'Voir le webhook',
  foot: (shop) => `Envoyé par le site de ${shop}.`,
};
