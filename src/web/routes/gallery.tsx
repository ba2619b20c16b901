import { useState } from 'react';
import { GalleryControls } from '#web/features/gallery/gallery-controls.tsx';
import { GalleryMessages } from '#web/features/gallery/gallery-messages.tsx';
import { GalleryNavigation } from '#web/features/gallery/gallery-navigation.tsx';
import { GalleryShop } from '#web/features/gallery/gallery-shop.tsx';
import { Button } from '#web/ui/button/button.tsx';

export function meta() {
  return [{ title: 'Gallery' }, { name: 'robots', content: 'noindex' }];
}

/** Every component of ui/ in its states. Development alone; its words are for developers and not translated. */
export default function Gallery() {
  const [theme, setTheme] = useState<'light' | 'dark' | null>(null);
  const choose = (next: 'light' | 'dark' | null) => {
    setTheme(next);
    if (next) document.documentElement.dataset.theme = next;
    else delete document.documentElement.dataset.theme;
  };
  return (
    <div lang="en" className="page-column grid gap-10 py-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Gallery</h1>
        <div className="flex gap-2">
          {([null, 'light', 'dark'] as const).map((one) => (
            <Button
              key={String(one)}
              variant={one === theme ? 'primary' : 'secondary'}
              size="small"
              onClick={() => choose(one)}
            >
              {one ?? 'system'}
            </Button>
          ))}
        </div>
      </header>
      <GalleryControls />
      <GalleryShop />
      <GalleryMessages />
      <GalleryNavigation />
    </div>
  );
}
