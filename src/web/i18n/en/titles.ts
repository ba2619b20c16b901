import type { TitleWords } from '../fr/titles.ts';

export const titles = {
  cart: 'Your basket',
  checkout: 'Checkout',
  error: 'Error',
  home: 'Neighbourhood supermarket online',
  homeDescription:
    'Shop online at your neighbourhood store: fruit, vegetables, groceries, chilled and frozen food, delivered or ready to collect.',
  login: 'Sign in',
  notFound: 'Page not found',
  offers: 'Offers',
  orders: 'Your orders',
  productDescription: '{{name}} at {{price}} from {{store}}: price, ingredients, stock.',
  products: 'Products',
  productsDescription: 'Every product of {{store}}: prices, offers and live availability.',
  search: 'Search: {{search}}',
  shortDates: 'Short dates',
  shortDatesDescription: 'Products to eat soon at {{store}}, sold for less until their last day.',
  signup: 'Create an account',
  specialOffers: 'Special Offers',
  specialOffersDescription: 'Every current offer at {{store}}, with the price before and the price per kilo.',
} satisfies TitleWords;
