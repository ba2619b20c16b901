import { useEffect, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { addLogo } from '#contract/catalogue/pictures.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { uploadPicture } from '../data/upload-picture.ts';
import { useOfficeT } from '../use-office-t.ts';

type Words = { legend: string; hint: string; remove: string };

/**
 * One picture of the shop's own pages, such as its logo: chosen, shown as it will be, taken away. The field `name` of the
 * form around it has its address, or null; `look` is how large it is shown.
 */
export function PictureField({ name, words, look }: { name: string; words: Words; look: string }) {
  const t = useOfficeT();
  const { setValue, formState } = useFormContext();
  const picture = useWatch({ name }) as string | null;
  const saved = get(formState.errors, name) as { message?: string } | undefined;
  const [part, setPart] = useState<number | null>(null);
  const [fault, setFault] = useState('');
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);
  const set = (next: string | null) => setValue(name, next, { shouldDirty: true });

  async function upload(file: File): Promise<void> {
    setFault('');
    setPart(0);
    try {
      set((await uploadPicture(file, setPart, stop.signal, addLogo)).url);
    } catch (error) {
      const refusal = isRefusal(error) ? error : new Refusal('unexpected');
      const [first] = refusal.errors.picture ?? [];
      setFault(first ? errorText(t, first) : refusalText(t, refusal));
    } finally {
      setPart(null);
    }
  }
  const said = fault || saved?.message;
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-semibold">{words.legend}</legend>
      <p className="text-sm text-quiet">{words.hint}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {picture && <img src={picture} alt={words.legend} className={look} />}
        <label className="inline-flex min-h-11 cursor-pointer items-center rounded-control border border-edge px-4 text-sm font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand hover:border-brand hover:text-brand">
          {t('admin.config.logoChoose')}
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void upload(file);
              event.target.value = '';
            }}
          />
        </label>
        {part !== null && <progress value={part} max={1} aria-label={t('admin.config.logoChoose')} />}
        {picture && (
          <Button variant="secondary" size="small" onClick={() => set(null)}>
            {words.remove}
          </Button>
        )}
      </div>
      {said && (
        <p role="alert" className="mt-1 text-sm text-bad">
          {said}
        </p>
      )}
    </fieldset>
  );
}
