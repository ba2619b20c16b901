import type { HelpWords } from '../fr/help.ts';

export const help: HelpWords = {
  demo: 'Demo product',
  demoFailed: 'Failed to generate fallback product',
  demoName: 'Demo',
  demoText:
    'The product’s data could not be loaded. This product is an example: it has no price and no stock, and it cannot be ordered.',
  detailsFailed: 'Failed to fetch product details',
  removed: 'This product is no longer sold here. Have a look at what is.',
  navigation: 'Help and information',
  faq: 'Frequently asked questions',
  shipping: 'Delivery and pickup',
  returns: 'Returns and refunds',
  support: 'Help center',
  legal: 'Legal notice',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  faqDescription: 'Ordering, paying, delivery, pickup: answers to the questions our customers ask.',
  shippingDescription: 'Where each store delivers, for how much, from when it is free, and its hours for pickup.',
  returnsDescription: 'Fourteen days to change your mind, damaged or missing goods, refunds: your rights.',
  supportDescription: 'Search the questions and help pages, or contact us.',
  legalDescription: 'Who publishes this site, with registration numbers and contact details.',
  privacyDescription: 'What this site keeps about you, why, for how long, and your rights.',
  termsDescription: 'Ordering, paying, delivery, your guarantees: the rules of buying on this site.',

  faqIntro: 'Can’t find the answer? Call us or write to us.',
  faqStoreQ: 'Why choose a store?',
  faqStoreA:
    'Each store has its own shelves, stock and delivery fees. We show those of the store you have chosen, named at the top of every page. When you change it we ask what to do with your basket: nothing is removed without telling you.',
  faqGuestQ: 'Do I need an account to order?',
  faqGuestYes:
    'No. You can order with your name, email address and phone number; the confirmation email holds the link to your order. An account remembers your details and your orders, and your basket follows you from one device to the next.',
  faqGuestNo: 'Yes, you need an account to order. It remembers your details and your orders.',
  faqPayQ: 'How can I pay?',
  faqPayA: 'We accept: {{methods}}. All prices include VAT.',
  faqPayCard: 'bank card',
  faqPayPaypal: 'PayPal',
  faqPayTransfer: 'bank transfer',
  faqPayCash: 'cash, on delivery or at pickup',
  faqDeliveryQ: 'Where do you deliver, and for how much?',
  faqDeliveryA:
    'Each store has its own postal codes and fees; the Delivery page lists them all. The basket calculates the fee as soon as you enter your postal code. Store pickup is free.',
  faqWeightQ: 'How does buying by weight work?',
  faqWeightA:
    'One press adds the usual quantity (1 kg of apples, 200 g of ham, a whole chicken); each further press adds a little more. You can type the quantity too. The price per kilogram, litre or piece is shown beside every price.',
  faqStockQ: 'Can something run out after I have ordered?',
  faqStockA:
    'Stock is checked and set aside at the moment you place the order. If a price or the stock has changed meanwhile, we show you the new amounts, and you choose whether to confirm.',
  faqOrderQ: 'Where is my order?',
  faqOrderA:
    'The Orders page shows each step: confirmed, preparing, ready or on its way, then collected or delivered. Without an account, open the link in the confirmation email.',
  faqReturnQ: 'Can I return a product or get a refund?',
  faqReturnA:
    'You have 14 days to change your mind, except for goods that spoil quickly and sealed goods that you have opened. A product that is damaged, missing or different is replaced or refunded. The Returns page says how.',
  faqPasswordQ: 'How do I get back into my account?',
  faqPasswordA:
    'In the sign-in window choose “Forgot your password?” and enter your email address. You receive a link, good for one hour, to choose a new password.',
  faqProQ: 'Do you have prices for businesses?',
  faqProA:
    'Yes. Create a business account with your VAT number or SIRET; we check it, and then wholesale prices apply. Until then you see retail prices.',

  shippingIntro:
    'The fee depends on the store, on your postal code and on what your goods cost after discounts. The basket calculates it as soon as you enter your postal code.',
  shippingPickup: 'Store pickup',
  shippingPickupText: 'Free, at all our stores, during opening hours.',
  shippingDelivers: 'Delivery',
  shippingNone: 'This store does not deliver. Pickup is free.',
  shippingCodes_one: 'Postal code {{codes}}',
  shippingCodes_other: 'Postal codes {{codes}}',
  shippingElsewhere: 'Other postal codes',
  shippingEverywhere: 'All postal codes',
  shippingOnly: 'No delivery elsewhere.',
  shippingAmount: 'Cost of the goods',
  shippingFee: 'Delivery fee',
  shippingFrom: 'From {{from}}',
  shippingBetween: 'From {{from}} to less than {{to}}',
  shippingBelow: 'Less than {{to}}',
  shippingAny: 'Any amount',
  shippingFree: 'Free',
  shippingNot: 'No delivery',
  hours: 'Opening hours',

  returnsIntro: 'These rules apply to every order that a consumer places on this site. French law governs them.',
  returnsWithdrawTitle: 'Changing your mind: 14 days',
  returnsWithdraw1:
    'You have 14 days from receiving or picking up your order to withdraw from it, without giving a reason (articles L221-18 and following of the French Consumer Code). If the order comes in several parts, the time runs from the last one.',
  returnsWithdraw2:
    'Write or call, or send us the form below. You then have 14 days to bring the goods back to one of our stores, or to send them back at your own cost.',
  returnsWithdraw3:
    'We refund everything you paid, standard delivery included, within 14 days of learning of your decision, by the means of payment you used. We may wait until we have the goods, or proof that they were sent. If you return part of the order, that part is refunded.',
  returnsExceptTitle: 'What the law excludes',
  returnsExcept1: 'Article L221-28 of the Consumer Code excludes from the right of withdrawal, among others:',
  returnsExceptPerishable:
    'goods that deteriorate or expire quickly: fruit and vegetables, meat, fish, chilled and deli food;',
  returnsExceptSealed:
    'sealed goods that you have opened and that cannot be taken back for reasons of hygiene or health, such as a drink or a tin once opened.',
  returnsExcept2: 'Other goods, unopened, can be returned. These exceptions do not affect your guarantees.',
  returnsFaultTitle: 'Damaged, missing or wrong goods',
  returnsFault1:
    'If something is damaged, past its date, missing or not what you ordered, tell us with the order number and, if you can, a photo.',
  returnsFault2:
    'The seller answers for lack of conformity (articles L217-3 and following of the Consumer Code, two years from delivery) and for hidden defects (articles 1641 and following of the Civil Code). The goods are replaced free of charge; failing that, the price is reduced or refunded.',
  returnsFormTitle: 'Model withdrawal form',
  returnsFormText: 'To fill in and send back only if you wish to withdraw:',
  returnsForm1: 'To {{name}}, {{contact}}:',
  returnsForm2: 'I hereby give notice that I withdraw from my contract of sale of the following goods:',
  returnsForm3: 'Ordered on / received on:',
  returnsForm4: 'Name and address:',
  returnsForm5: 'Date, and signature if this form is sent on paper:',

  legalPublisher: 'Publisher of this site',
  legalName: 'Company name',
  legalSince: 'Since',
  legalPhone: 'Telephone',
  legalEmail: 'Email',
  legalStores: 'Premises',
  legalMediation: 'Disputes',
  legalMediationText:
    'If there is a dispute, write to us first. If we cannot agree, you may turn to a consumer mediator free of charge (articles L611-1 and following of the French Consumer Code) without losing the right to go to court.',

  returnSteps: 'Returning a product, step by step',
  returnStepsDescription: 'Tell us, bring it back, get your money: the steps of a return.',
  updatedOn: 'Last updated: {{date}}',
};
