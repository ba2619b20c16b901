import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { foot } from './foot.ts';
import { layout } from './layout.ts';
import { titles } from './titles.ts';

/** The words that every page holds, in one file for one request. */
export const base = { cart, catalogue, common, errors, foot, layout, titles };
export { files } from './files.ts';
