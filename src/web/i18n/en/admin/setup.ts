import type { SetupWords } from '../../fr/admin/setup.ts';

export const setup: SetupWords = {
  'setup.missing_one': '{{count}} step is missing before you can sell',
  'setup.missing_other': '{{count}} steps are missing before you can sell',
  'setup.open': 'Continue the setup',
  'setup.intro': 'The steps to open the shop. Each one is ticked once its data are saved.',
  'setup.ready': 'The shop can sell',
  'setup.readyText': 'All that is needed is saved.',
  'setup.loadFailed': 'The state of the setup could not be loaded',
  'setup.done': 'Done',
  'setup.toDo': 'To do',
  'setup.optional': 'Optional',
  'setup.begin': 'Begin',
  'setup.change': 'Change',
  'setup.identity': 'Who runs the shop',
  'setup.identityText':
    'Name, email, phone, and the registered office or registration numbers that the law asks for in the legal notice.',
  'setup.store': 'First store',
  'setup.storeText': 'Its name, its address and how people order there: delivery, pickup or both.',
  'setup.hours': 'Opening hours',
  'setup.hoursText': 'The hours of each store that customers can see, day by day.',
  'setup.deliveryRules': 'Delivery',
  'setup.deliveryRulesText':
    'The postal codes you deliver to, the fees and the smallest order. Not needed if customers collect their orders.',
  'setup.slots': 'Time slots',
  'setup.slotsText':
    'When you deliver and hand over orders, and how many at a time. Without slots you agree the time with each customer.',
  'setup.bankAccount': 'Bank account',
  'setup.bankAccountText':
    'The IBAN that transfers go to. Without it, bank transfer is switched on but not offered to customers.',
  'setup.products': 'First products',
  'setup.productsText': 'At least one visible product in a store that customers can see.',
};
