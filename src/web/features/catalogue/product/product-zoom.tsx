import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import ZoomIn from 'lucide/dist/esm/icons/zoom-in.mjs';
import ZoomOut from 'lucide/dist/esm/icons/zoom-out.mjs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { pictureAt } from '#web/lib/goods/picture-sizes.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ModalFrame } from '#web/ui/modal/modal-frame.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

export type ProductZoomProps = {
  pictures: readonly string[];
  name: string;
  at: number;
  onMove: (to: number) => void;
  onClose: () => void;
};

/** One picture over the whole screen, at twice its size when pressed; arrows show the others. */
export function ProductZoom({ pictures, name, at, onMove, onClose }: ProductZoomProps) {
  const t = useT('product');
  const [isLarge, enlarge] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const move = (step: number) => {
    const to = at + step;
    if (to < 0 || to >= pictures.length) return;
    enlarge(false);
    onMove(to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // An enlarged picture is moved by the arrows itself.
    if (step === undefined) return;
    event.stopPropagation();
    if (isLarge) return;
    event.preventDefault();
    move(step);
  };
  useEffect(() => {
    const { current } = box;
    if (!isLarge || !current) return;
    current.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    );
  }, [isLarge]);
  const label = t(isLarge ? 'product.zoomOut' : 'product.zoomIn');
  const controls = (
    <div className="mx-auto flex items-center gap-2">
      {pictures.length > 1 && (
        <>
          <IconButton
            label={t('product.picturePrevious')}
            icon={<Icon shape={ChevronLeft} className="size-6" />}
            disabled={at === 0}
            onClick={() => move(-1)}
          />
          <span role="status" className="min-w-14 text-center font-semibold tabular-nums">
            <span aria-hidden="true">{`${at + 1} / ${pictures.length}`}</span>
            <span className="sr-only">{t('product.picture', { number: at + 1, total: pictures.length })}</span>
          </span>
          <IconButton
            label={t('product.pictureNext')}
            icon={<Icon shape={ChevronRight} className="size-6" />}
            disabled={at === pictures.length - 1}
            onClick={() => move(1)}
          />
        </>
      )}
      <IconButton
        label={label}
        icon={isLarge ? <Icon shape={ZoomOut} className="size-5" /> : <Icon shape={ZoomIn} className="size-5" />}
        onClick={() => enlarge(!isLarge)}
      />
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in the dialog hand their arrow keys up
    <div onKeyDown={press}>
      <ModalFrame
        open
        onClose={onClose}
        title={name}
        closeLabel={t('common.close')}
        footer={controls}
        className="m-0 h-dvh max-h-none w-screen max-w-none rounded-none"
      >
        <div ref={box} className="flex size-full overflow-auto">
          <button
            type="button"
            aria-label={label}
            onClick={() => enlarge(!isLarge)}
            className={cx(
              'm-auto block',
              isLarge ? 'w-[200%] shrink-0 cursor-zoom-out lg:w-[140%]' : 'max-w-full cursor-zoom-in',
            )}
          >
            <img
              key={at}
              src={pictureAt(pictures[at] ?? '', 1200)}
              alt={name}
              width={1200}
              height={1200}
              className={cx(
                'rounded-control',
                isLarge ? 'w-full' : 'max-h-[calc(100dvh-12rem)] w-auto max-w-full object-contain',
              )}
            />
          </button>
        </div>
      </ModalFrame>
    </div>
  );
}
