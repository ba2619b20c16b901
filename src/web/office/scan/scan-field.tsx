import Camera from 'lucide/dist/esm/icons/camera.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useScanner } from '../scanner/use-scanner.ts';
import { useOfficeT } from '../use-office-t.ts';

const CameraView = lazy(async () => ({ default: (await import('../scanner/camera-view.tsx')).CameraView }));

type Props = {
  /** Off while something else takes what is typed. */
  isOn: boolean;
  onCode: (code: string) => void;
  onText: (text: string) => void;
};
/** So many digits are a code, fewer may be a product's number. */
const isCode = (text: string) => /^[\d\s-]+$/.test(text) && text.replace(/\D/g, '').length >= 8;

/** Where codes come from: a keyboard scanner wherever the focus is, the camera, or the field, which takes names too. */
export function ScanField({ isOn, onCode, onText }: Props) {
  const t = useOfficeT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isCamera, setCamera] = useState(false);
  const scanned = (code: string) => {
    setTyped('');
    if (!isOn) return;
    navigator.vibrate?.(40);
    onCode(code);
  };
  useScanner(scanned);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    if (isCode(text)) onCode(text.replace(/\D/g, ''));
    else onText(text);
    setTyped('');
  }
  return (
    <div className="grid gap-3">
      <form className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-2" onSubmit={submit}>
        <label htmlFor={id} className="col-span-3 font-semibold">
          {t('admin.scan.field')}
        </label>
        <TextInput
          id={id}
          type="search"
          className="min-h-13"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" className="min-h-13 px-4" aria-label={t('admin.scan.find')}>
          <Icon shape={Search} className="size-6" />
        </Button>
        <Button
          variant={isCamera ? 'primary' : 'secondary'}
          className="min-h-13 px-4"
          aria-pressed={isCamera}
          aria-label={t(isCamera ? 'admin.scan.cameraOff' : 'admin.scan.camera')}
          onClick={() => setCamera(!isCamera)}
        >
          <Icon shape={Camera} className="size-6" />
        </Button>
      </form>
      {isCamera && (
        <Suspense>
          <CameraView onCode={scanned} className="aspect-video w-full rounded-card bg-sunken object-cover" />
        </Suspense>
      )}
    </div>
  );
}
