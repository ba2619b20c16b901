/** Words of push in the account’s own page; they stand among those of the area `profile`. */
export const push = {
  pushTitle: 'Notifications sur vos appareils',
  pushText: 'Elles arrivent même quand le site est fermé, et nomment la commande par son seul numéro.',
  pushHere: 'Me prévenir dans ce navigateur',
  pushHereHint: 'Tant que vous y restez connecté. Votre navigateur vous demande d’abord son accord.',
  pushNone: 'Ce navigateur ne sait pas recevoir de notifications.',
  pushAsApp:
    'Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil (Partager, puis «\u202fSur l’écran d’accueil\u202f»), et ouvrez-le depuis là.',
  pushBlocked:
    'Ce navigateur bloque les notifications du site. Pour les autoriser, touchez l’icône à gauche de l’adresse, puis Notifications, et revenez sur cette page.',
  pushUnset: 'Ce site n’envoie pas de notifications pour l’instant.',
  pushOn: 'Notifications activées',
  pushOff: 'Notifications désactivées',
  pushFailed: 'Les notifications n’ont pas pu être activées',
  pushFailedText: 'Votre navigateur n’a pas pu joindre son service de notifications. Réessayez dans un moment.',
  pushNotAllowed: 'Votre navigateur n’a pas autorisé les notifications',
  pushSlots: 'Votre créneau approche',
  pushSlotsHint: 'Deux heures avant, ou la veille au soir si c’est tôt.',
  pushSubstitutes: 'Un remplacement à accepter',
  pushSubstitutesHint: 'Quand un article manque pendant la préparation.',
  pushOnItsWay: 'Commande en route',
  pushOnItsWayHint: 'Au départ du livreur, puis quand vous êtes le prochain arrêt.',
  pushOthers: 'Vos autres appareils',
  pushSince: 'Depuis le {{date}}',
  pushRemoveName: 'Ne plus prévenir {{device}}',
  pushRemoved: 'Cet appareil n’est plus prévenu',
};

export type PushWords = Record<keyof typeof push, string>;
