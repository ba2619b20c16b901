import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { pictureAt } from '#web/lib/goods/picture-sizes.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { uploadPicture } from '../../data/upload-picture.ts';
import { LimitedIconButton } from '../../form/limited-icon-button.tsx';
import { useOfficeT } from '../../use-office-t.ts';

/** An upload on its way (0 to 1), or why it failed. */
type Upload = { key: string; name: string; part: number; fault: string | null };

/**
 * The pictures of a product: added with their progress, put in order by drag or by keys, taken out. The first is the
 * product's face.
 */
export function PicturesField() {
  const t = useOfficeT();
  const { setValue, getValues } = useFormContext();
  const pictures = useWatch({ name: 'pictures' }) as string[];
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [stop] = useState(() => new AbortController());
  const dragged = useRef<number | null>(null);
  useEffect(() => () => stop.abort(), [stop]);
  const set = (next: string[]) => setValue('pictures', next, { shouldDirty: true });

  async function add(file: File): Promise<void> {
    const key = crypto.randomUUID();
    const change = (more: Partial<Upload>) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...more } : one)));
    setUploads((all) => [...all, { key, name: file.name, part: 0, fault: null }]);
    try {
      const { url } = await uploadPicture(file, (part) => change({ part }), stop.signal);
      set([...(getValues('pictures') as string[]), url]);
      setUploads((all) => all.filter((one) => one.key !== key));
    } catch (error) {
      const refusal = isRefusal(error) ? error : new Refusal('unexpected');
      const [fault] = refusal.errors.picture ?? [];
      change({ fault: fault ? errorText(t, fault) : refusalText(t, refusal) });
    }
  }
  return (
    <div>
      <ol className="flex flex-wrap gap-3">
        {pictures.map((picture, i) => (
          <li
            key={picture}
            draggable
            onDragStart={() => {
              dragged.current = i;
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged.current !== null) set(moveItem(pictures, dragged.current, i));
              dragged.current = null;
            }}
            className="w-36 cursor-grab rounded-control border border-line p-2"
          >
            <img
              src={pictureAt(picture, 320)}
              alt={t('admin.products.pictureNumber', { number: i + 1 })}
              className="aspect-square w-full object-contain"
              draggable={false}
            />
            <div className="flex justify-between">
              <LimitedIconButton
                label={t('admin.products.pictureEarlier', { number: i + 1 })}
                icon={<Icon shape={ArrowLeft} className="size-4" />}
                whyNot={i === 0 ? t('admin.products.pictureIsFirst') : null}
                onClick={() => set(moveItem(pictures, i, i - 1))}
              />
              <IconButton
                label={t('admin.products.pictureRemove', { number: i + 1 })}
                icon={<Icon shape={Trash} className="size-4" />}
                onClick={() => set(pictures.filter((one) => one !== picture))}
              />
              <LimitedIconButton
                label={t('admin.products.pictureLater', { number: i + 1 })}
                icon={<Icon shape={ArrowRight} className="size-4" />}
                whyNot={i === pictures.length - 1 ? t('admin.products.pictureIsLast') : null}
                onClick={() => set(moveItem(pictures, i, i + 1))}
              />
            </div>
          </li>
        ))}
      </ol>
      <ul aria-live="polite" className="mt-2 grid gap-1 text-sm">
        {uploads.map(({ key, name, part, fault }) => (
          <li key={key} className="flex items-center gap-3">
            <span className="max-w-48 truncate">{name}</span>
            {fault ? (
              <span className="text-bad">{fault}</span>
            ) : (
              <progress value={part} max={1} aria-label={t('admin.products.uploading', { name })} />
            )}
          </li>
        ))}
      </ul>
      <label className="mt-3 inline-flex min-h-10 cursor-pointer items-center rounded-control border border-edge px-4 text-sm font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand hover:border-brand hover:text-brand">
        {t('admin.products.addPictures')}
        <input
          type="file"
          accept="image/*"
          multiple
          className="sr-only"
          onChange={(event) => {
            for (const file of event.target.files ?? []) void add(file);
            event.target.value = '';
          }}
        />
      </label>
      <p className="mt-1 text-sm text-quiet">{t('admin.products.picturesHint')}</p>
    </div>
  );
}

/** The list with what stood at `from` standing at `to`; as it is where one of them is no place in it. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  if (from < 0 || to < 0 || from >= list.length || to >= list.length) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from] as T);
}
