import { findArt } from './art/find-art.mjs';
import { mixColours } from './colour.mjs';
import { makeBackLabel } from './label/back-label.mjs';
import { makeLabel } from './label/make-label.mjs';
import { arrange } from './loose/arrange.mjs';
import { placePieces } from './loose/place-pieces.mjs';
import { loadPasses } from './passes.mjs';
import { readRender } from './renders/read-render.mjs';
import { SHAPES } from './shapes.mjs';
import { setBeside } from './views/set-beside.mjs';
import { wrapLabel } from './wrap-label.mjs';

/**
 * Works out how a product is pictured: its art, its shape or arrangement, its colours, from the product, its brand and
 * the choices. Plain data, so that two products can be compared and a change found out.
 */
export function planPicture(product, brands, choices) {
  const own = choices.products[product.key] ?? {};
  const art = (own.art ?? product.art).map((hint) => findArt(hint));
  const name = own.name ?? product.shortName.fr;
  if (product.pack === 'loose' || own.way) {
    return {
      key: product.key,
      loose: { ...(choices.arrange[art[0]] ?? { way: 'one' }), ...own },
      art: withCompanion(art, choices),
    };
  }
  const brand = brands[product.brand];
  if (!brand) throw new Error(`${product.key}: unknown brand ${product.brand}`);
  const palette = { ...brand.palette, ...product.colors, ...own.colors };
  const shape = own.shape ?? product.pack;
  if (!SHAPES[shape]) throw new Error(`${product.key}: unknown pack ${shape}`);
  return {
    key: product.key,
    shape,
    art: art.slice(0, 2),
    name,
    brand: brand.key,
    brandName: brand.name,
    quantity: product.quantity,
    palette,
    design: own.design,
    tall: Math.min(556, Math.round(SHAPES[shape].tall * sizeFactor(product))),
    ...tintsOf(shape, palette, art, own, choices),
  };
}

const withCompanion = (art, choices) => {
  const companion = choices.companions[art[0]];
  return art.length === 1 && companion ? [art[0], companion] : art;
};

/** Small contents stand a little smaller: 0.9 at 100 g or ml, 1.06 at 5 kg. */
function sizeFactor({ weightG, volumeMl }) {
  const amount = volumeMl ?? weightG;
  if (!amount) return 1;
  return Math.min(1.06, Math.max(0.9, 0.97 + 0.055 * Math.log(amount / 500)));
}

/** Colours of what is not label: content and cap, the sides of a box, or what the shape is made of. */
function tintsOf(shape, palette, art, own, choices) {
  const named = {
    side: mixColours(palette.label, '#000000', 0.12),
    label: palette.label,
    content: own.content ?? choices.contents[art[0]] ?? mixColours(palette.accent, '#ffffff', 0.2),
    cap: own.cap ?? (palette.accent === '#ffffff' ? palette.label : palette.accent),
  };
  const [tint, tint2] = SHAPES[shape].tints.map((tint) => named[tint] ?? tint);
  return { tint, tint2 };
}

/** Renders a plan as RGBA bytes of size x size with its shadow, on a clear ground. */
export async function renderPlan(plan, size = 600) {
  if (plan.render) return readRender(plan.key, size);
  if (plan.loose) return renderPieces(arrange(plan.loose, plan.art, plan.key), size);
  if (plan.beside) return renderPieces(setBeside(await renderPlan(plan.front, size), plan, size), size);
  const label = await (plan.back ? makeBackLabel(plan) : makeLabel(plan));
  return wrapLabel(await loadPasses(plan.shape, plan.tall, size), label, plan);
}

const renderPieces = async (pieces, size) => placePieces(await pieces, { width: size, height: size, unit: size });
