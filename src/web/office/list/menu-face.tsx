import type { IconNode } from 'lucide';
import { Icon } from '#web/ui/show/icon.tsx';

/** What the menus above a list look like. */
export const menuFace =
  'flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control px-2 text-sm font-semibold hover:bg-sunken';

/** What stands on such a menu: beside the heading there is room for its words on very wide screens alone. */
export function MenuWords({ shape, words }: { shape: IconNode; words: string }) {
  return (
    <span title={words} className="flex items-center gap-1.5">
      <Icon shape={shape} className="size-4" />
      <span className="md:max-2xl:sr-only">{words}</span>
    </span>
  );
}
