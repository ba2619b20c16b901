import { freshDesigns } from './designs-fresh.mjs';
import { pantryDesigns } from './designs-pantry.mjs';

/** All designs by name. */
export const designs = { ...pantryDesigns, ...freshDesigns };

/** Which design a brand's labels have; the brands are those of demo/brands.json. */
export const designOfBrand = {
  lotus: 'tide',
  siam: 'sunrise',
  'pho-nho': 'lantern',
  kumo: 'quiet',
  kesari: 'arch',
  grain: 'field',
  prairie: 'dairy',
  verger: 'orchard',
  cigalon: 'grocer',
  marmite: 'kitchen',
  garenne: 'butcher',
  sablon: 'harbour',
  givre: 'frost',
  racine: 'kraft',
  brume: 'mist',
  anselme: 'awning',
  ronces: 'estate',
  grisebise: 'brewer',
  bulle: 'bubbles',
  mirevent: 'mist',
};
