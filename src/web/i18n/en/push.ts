import type { PushWords } from '../fr/push.ts';

export const push: PushWords = {
  pushTitle: 'Notifications on your devices',
  pushText: 'They arrive even when the shop is closed, and name an order by its number alone.',
  pushHere: 'Notify me in this browser',
  pushHereHint: 'For as long as you stay signed in here. Your browser asks you first.',
  pushNone: 'This browser cannot receive notifications.',
  pushAsApp:
    'On iPhone and iPad, first add the shop to your home screen (Share, then “Add to Home Screen”), and open it from there.',
  pushBlocked:
    'This browser blocks notifications from the shop. To allow them, press the icon to the left of the address, then Notifications, and come back to this page.',
  pushUnset: 'This shop does not send notifications for now.',
  pushOn: 'Notifications are on',
  pushOff: 'Notifications are off',
  pushFailed: 'Notifications could not be turned on',
  pushFailedText: 'Your browser could not reach its notification service. Please try again in a moment.',
  pushNotAllowed: 'Your browser did not allow notifications',
  pushSlots: 'Your time slot is coming up',
  pushSlotsHint: 'Two hours before, or the evening before if it is early.',
  pushSubstitutes: 'A replacement to accept',
  pushSubstitutesHint: 'When something has run out while your order is being picked.',
  pushOnItsWay: 'Order on its way',
  pushOnItsWayHint: 'When the driver leaves, and when you are the next stop.',
  pushOthers: 'Your other devices',
  pushSince: 'Since {{date}}',
  pushRemoveName: 'Stop notifying {{device}}',
  pushRemoved: 'This device is no longer notified',
};
