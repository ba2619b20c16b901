/** What is said of what the device keeps, and of a new version of the shop. */
export const device = {
  kept: 'Pas de connexion',
  keptText: 'Voici ce que cet appareil a gardé ({{age}}). Il a pu se passer quelque chose depuis.',
  update: 'Une nouvelle version du site est prête',
  updateNow: 'Recharger',
  updateText: 'Votre panier et ce que vous avez saisi sont conservés.',
};

export type DeviceWords = Record<keyof typeof device, string>;
