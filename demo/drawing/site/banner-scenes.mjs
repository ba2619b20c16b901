// biome-ignore-all format: compositions are tables, one group of things a line.
import { goods, pack } from './scenes.mjs';

/**
 * The pictures of the demo's banners, by their names, composed as the hero is (scenes.mjs), each with the colour of its wall.
 * Those of `BANNER_HEROES` leave their left third free, which is beneath the words.
 */
export const BANNER_HEROES = {
  'agrumes': { wall: '#fbe8c0', things: [
    pack('jus-orange-1l', 0.62, 0.86, 0.94, { depth: 0.09 }), pack('miel-acacia', 0.885, 0.86, 0.72, { depth: 0.1 }),
    goods('pamplemousse-rose', 0.75, 0.84, 0.5, { depth: 0.11 }), goods('orange-valencia', 0.5, 0.9, 0.44, { depth: 0.2 }),
    goods('citron-jaune', 0.9, 0.95, 0.42, { depth: 0.25 }), goods('clementine-corse', 0.63, 0.98, 0.46, { depth: 0.3 }),
    goods('citron-vert', 0.785, 0.985, 0.34, { depth: 0.31 }), goods('kiwi-vert', 0.44, 0.985, 0.32, { depth: 0.32 }),
  ] },
  'tet': { wall: '#f2b8a2', things: [
    pack('riz-gluant-1kg', 0.5, 0.87, 0.84, { depth: 0.09 }), pack('nuoc-mam-phu-quoc', 0.9, 0.86, 0.98, { depth: 0.1 }),
    pack('the-lotus', 0.645, 0.86, 0.7, { depth: 0.11 }), goods('papaye-formosa', 0.765, 0.82, 0.54, { depth: 0.11 }),
    goods('nems-porc-chauds', 0.71, 0.985, 0.58, { depth: 0.3 }), goods('clementine-corse', 0.53, 0.98, 0.42, { depth: 0.31 }),
    goods('mangue-kent', 0.89, 0.97, 0.42, { depth: 0.3 }), goods('menthe-botte', 0.42, 0.985, 0.32, { depth: 0.3 }),
  ] },
  'printemps': { wall: '#e2f0cf', things: [
    pack('creme-fraiche-epaisse', 0.54, 0.85, 0.66, { depth: 0.09 }), pack('yaourt-grec-500', 0.9, 0.85, 0.72, { depth: 0.1 }),
    goods('menthe-botte', 0.665, 0.76, 0.5, { depth: 0.1 }), goods('courgette', 0.775, 0.82, 0.56, { depth: 0.11 }),
    goods('carotte-sable', 0.49, 0.95, 0.5, { depth: 0.2 }), goods('fraise-gariguette', 0.66, 0.99, 0.56, { depth: 0.3 }),
    goods('concombre', 0.84, 0.98, 0.5, { depth: 0.29 }), goods('citron-jaune', 0.945, 0.99, 0.3, { depth: 0.31 }),
  ] },
  'ete': { wall: '#d3ebee', things: [
    pack('vin-rose-provence', 0.9, 0.86, 0.88, { depth: 0.09 }), pack('limonade-75', 0.52, 0.86, 0.88, { depth: 0.09 }),
    goods('nectarine-blanche', 0.64, 0.82, 0.46, { depth: 0.1 }), goods('concombre', 0.775, 0.83, 0.56, { depth: 0.1 }), goods('peche-jaune', 0.59, 0.97, 0.46, { depth: 0.25 }),
    goods('tomate-grappe', 0.74, 0.98, 0.5, { depth: 0.3 }), goods('abricot-bergeron', 0.885, 0.985, 0.44, { depth: 0.31 }),
    goods('basilic-thai', 0.445, 0.985, 0.36, { depth: 0.3 }),
  ] },
  'automne': { wall: '#f0d9b8', things: [
    goods('butternut', 0.6, 0.85, 0.66, { depth: 0.1 }), pack('jus-raisin-1l', 0.9, 0.86, 0.92, { depth: 0.09 }), goods('pain-campagne', 0.765, 0.82, 0.54, { depth: 0.1 }),
    goods('raisin-noir-muscat', 0.47, 0.95, 0.5, { depth: 0.2 }), goods('poire-conference', 0.855, 0.95, 0.42, { depth: 0.24 }),
    goods('figue-violette', 0.61, 0.99, 0.42, { depth: 0.3 }), goods('champignon-paris-250', 0.745, 0.99, 0.4, { depth: 0.31 }),
    goods('pomme-gala', 0.94, 0.99, 0.34, { depth: 0.31 }),
  ] },
  'fetes': { wall: '#c9dccb', things: [
    pack('champagne-brut', 0.53, 0.86, 0.92, { depth: 0.09 }), pack('truffes-cacao', 0.91, 0.85, 0.66, { depth: 0.1 }),
    goods('poulet-roti', 0.72, 0.88, 0.72, { depth: 0.12 }), goods('crevettes-roses-cuites', 0.86, 0.985, 0.5, { depth: 0.3 }),
    goods('grenade', 0.455, 0.96, 0.38, { depth: 0.25 }), goods('clementine-corse', 0.6, 0.99, 0.42, { depth: 0.3 }), goods('raisin-italia', 0.73, 0.995, 0.36, { depth: 0.32 }),
  ] },
};

/** Those of a card of the week: what matters stands in their middle. */
export const BANNER_CARDS = {
  'pho': { wall: '#e9eed9', things: [
    pack('nouilles-pho-400', 0.3, 0.78, 0.8, { depth: 0.1 }), goods('menthe-botte', 0.76, 0.66, 0.42, { depth: 0.1 }),
    goods('bouillon-pho-litre', 0.56, 0.93, 0.74, { depth: 0.3 }), goods('citron-vert', 0.83, 0.96, 0.32, { depth: 0.31 }),
  ] },
  'galette': { wall: '#f6e3bd', things: [
    pack('farine-ble-t55', 0.34, 0.84, 0.86, { depth: 0.1 }), pack('sucre-poudre-1kg', 0.6, 0.8, 0.76, { depth: 0.09 }),
    pack('oeufs-plein-air-6', 0.66, 0.94, 0.6, { depth: 0.3 }), pack('beurre-doux-250', 0.36, 0.97, 0.46, { depth: 0.31 }),
  ] },
  'raclette': { wall: '#f1dcc0', things: [
    pack('raclette-tranches-400', 0.34, 0.8, 0.72, { depth: 0.1 }), pack('cornichons', 0.68, 0.8, 0.74, { depth: 0.09 }),
    goods('comte-12-mois', 0.72, 0.95, 0.46, { depth: 0.3 }), goods('pomme-terre-charlotte', 0.42, 0.97, 0.54, { depth: 0.31 }),
  ] },
  'barbecue': { wall: '#dbe8c9', things: [
    pack('sauce-barbecue', 0.28, 0.8, 0.82, { depth: 0.1 }), goods('poivron-jaune', 0.74, 0.66, 0.46, { depth: 0.1 }), goods('poivron-rouge', 0.54, 0.62, 0.46, { depth: 0.1 }),
    goods('merguez-halal', 0.6, 0.96, 0.66, { depth: 0.3 }),
  ] },
  'rentree': { wall: '#d9e6f2', things: [
    pack('cookies-chocolat', 0.3, 0.8, 0.76, { depth: 0.1 }), pack('jus-pomme-25', 0.74, 0.8, 0.72, { depth: 0.09 }), goods('banane-cavendish', 0.6, 0.9, 0.56, { depth: 0.2 }),
    goods('pomme-gala', 0.36, 0.97, 0.4, { depth: 0.3 }), pack('compote-pomme', 0.78, 0.97, 0.5, { depth: 0.31 }),
  ] },
  'soupe': { wall: '#f3dfc2', things: [
    goods('butternut', 0.62, 0.76, 0.66, { depth: 0.1 }), pack('soupe-potiron-50', 0.28, 0.8, 0.8, { depth: 0.09 }),
    goods('carotte-sable', 0.44, 0.96, 0.56, { depth: 0.3 }), goods('oignon-jaune', 0.76, 0.96, 0.4, { depth: 0.31 }),
  ] },
  'the': { wall: '#e9d8c6', things: [
    pack('the-noir-earl-grey', 0.3, 0.8, 0.78, { depth: 0.1 }), pack('chocolat-noir-70', 0.7, 0.8, 0.74, { depth: 0.09 }),
    pack('speculoos', 0.5, 0.86, 0.66, { depth: 0.2 }), goods('clementine-corse', 0.62, 0.97, 0.46, { depth: 0.3 }),
  ] },
};
