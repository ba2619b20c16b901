import { bakery } from './bakery.mjs';
import { dairy } from './dairy.mjs';
import { dishes } from './dishes.mjs';
import { drinks } from './drinks.mjs';
import { drugstore } from './drugstore.mjs';
import { exotic } from './exotic.mjs';
import { fruit } from './fruit.mjs';
import { grains } from './grains.mjs';
import { hardware } from './hardware.mjs';
import { herbs } from './herbs.mjs';
import { household } from './household.mjs';
import { meat } from './meat.mjs';
import { pantry } from './pantry.mjs';
import { sea } from './sea.mjs';
import { spices } from './spices.mjs';
import { surfaces } from './surfaces.mjs';
import { sweets } from './sweets.mjs';
import { vegetables } from './vegetables.mjs';

const sets = {
  bakery,
  dairy,
  dishes,
  drinks,
  drugstore,
  exotic,
  fruit,
  grains,
  hardware,
  herbs,
  household,
  meat,
  pantry,
  sea,
  spices,
  surfaces,
  sweets,
  vegetables,
};

/** Every drawing by name; each is a function that gives the layers for renderLayers. Throws when two share a name. */
export const drawings = Object.entries(sets).reduce((all, [set, pieces]) => {
  for (const [name, draw] of Object.entries(pieces)) {
    if (all[name]) throw new Error(`Two drawings are called ${name} (one in ${set})`);
    all[name] = draw;
  }
  return all;
}, {});
