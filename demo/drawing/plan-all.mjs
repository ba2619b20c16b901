import { createHash } from 'node:crypto';
import { planPicture } from './make-picture.mjs';
import { withRender } from './renders/read-render.mjs';
import { planViews, VIEWS } from './views/plan-views.mjs';

const noViews = Object.fromEntries(VIEWS.map((view) => [view, {}]));

/**
 * The plans of all goods and their views, and the faults that stop the making of pictures: unknown art, brands or packs, two products
 * with one look, choices for a product that is not there.
 */
export function planAll(goods, brands, choices, views = noViews) {
  const plans = [];
  const faults = [];
  const seen = new Map();
  for (const product of goods) {
    try {
      const front = planPicture(product, brands, choices);
      for (const plan of [withRender(front), ...planViews(product, front, views)]) {
        const { key, ...look } = plan;
        const twin = seen.get(JSON.stringify(look));
        if (twin) faults.push(`${key} would look like ${twin}: give one of them other art in demo/art/choices.json`);
        seen.set(JSON.stringify(look), key);
        plans.push(plan);
      }
    } catch (error) {
      faults.push(`${product.key}: ${error.message}`);
    }
  }
  const keys = new Set(goods.map((product) => product.key));
  for (const key of Object.keys(choices.products)) {
    if (!keys.has(key)) faults.push(`demo/art/choices.json chooses for ${key}, which is no product`);
  }
  for (const key of VIEWS.flatMap((view) => Object.keys(views[view]))) {
    if (!keys.has(key)) faults.push(`demo/art/views.json wants a view of ${key}, which is no product`);
  }
  return { plans, faults };
}

/** Short name of a plan, to find out which pictures are behind the data. */
export const hashPlan = (plan) => createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 16);
