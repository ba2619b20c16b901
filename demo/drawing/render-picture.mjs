import { renderPlan } from './make-picture.mjs';
import { encodePicture, layOnGround } from './studio.mjs';

const SIZE = 600;
/** WebP quality of fronts, and of further views, which are seen one at a time. */
const [FRONT, VIEW] = [82, 72];

/** The bytes of the committed picture of a plan: a WebP of 600 x 600 pixels. */
export async function renderPicture(plan) {
  const rgb = layOnGround(await renderPlan(plan, SIZE), SIZE);
  return encodePicture(rgb, SIZE, plan.key.includes('.') ? VIEW : FRONT);
}
