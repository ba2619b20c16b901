import { findArt } from '../art/find-art.mjs';
import { SHAPES } from '../shapes.mjs';

/** The further views of a product in the order of the gallery, after the front. */
export const VIEWS = ['beside', 'served', 'detail', 'back'];

const countries = new Intl.DisplayNames(['fr'], { type: 'region' });

/**
 * The plans of the further views of a product that demo/art/views.json asks for; `front` is the plan of its front.
 * Each has the key `<product>.<view>`: the name of its picture file.
 */
export function planViews(product, front, views) {
  const makers = {
    beside: (hints) => ({ beside: hints.map((hint) => findArt(hint)), front: withoutKey(front) }),
    served: ({ art, ...how }) => ({ loose: how, art: art.map((hint) => findArt(hint)) }),
    detail: (hints) => ({ loose: { way: 'closeup' }, art: hints.map((hint) => findArt(hint)) }),
    back: () => planBack(product, front),
  };
  return VIEWS.flatMap((view) => {
    const wish = views[view][product.key];
    return wish ? [{ key: `${product.key}.${view}`, ...makers[view](wish) }] : [];
  });
}

const withoutKey = ({ key: _, ...plan }) => plan;

function planBack(product, front) {
  const { ingredients, nutrition } = product;
  if (front.loose) throw new Error(`${product.key} has no pack whose back could be shown`);
  if (!ingredients || !nutrition) throw new Error(`${product.key} has no ingredients or nutrition for its back`);
  const { shape, name, quantity, palette, tint, tint2 } = front;
  return {
    back: true,
    shape,
    name,
    quantity,
    palette,
    tint,
    tint2,
    tall: largest(shape),
    facts: {
      ingredients: ingredients.fr,
      nutrition,
      per: product.volumeMl ? 'ml' : 'g',
      storage: product.storage,
      origin: countries.of(product.origin),
      barcode: product.barcode,
    },
  };
}

/** How tall a shape may stand so that it fills the picture, also where it is wider than tall. */
function largest(shape) {
  const {
    bounds: [left, top, right, bottom],
    stretch,
  } = SHAPES[shape];
  const wide = ((right - left) * stretch[0]) / ((bottom - top) * stretch[1]);
  return Math.round(Math.min(556, 556 / wide));
}
