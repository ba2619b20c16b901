import type { HomeText } from '#contract/shop/page-texts.ts';
import { absoluteAddress, canonicalAddress } from '#web/lib/page/sharing-meta.ts';
import { firstPictures, type Strips } from './first-goods.ts';

/**
 * What home is called elsewhere: its address, and what shows when it is shared: the picture of staff (that for narrow
 * screens, whose shape is nearer to what others show), else that of its first goods; null without any.
 */
export function sharedPage(request: Request, text: HomeText | null, goods?: Strips) {
  const own = text?.picture;
  const picture = own?.narrow?.url ?? own?.url ?? (goods && firstPictures(goods)[0]);
  return {
    address: canonicalAddress(request, '/'),
    image: picture === undefined ? null : absoluteAddress(request, picture),
  };
}
