import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { type Crop, cropSquare, fitCrop, mostZoom, moveCrop, wholeCrop } from './crop.ts';

/** Pixels of each side, as the server keeps it. */
const side = 512;

/** The chosen square as a file to send: small, and without what the original file told of place and time. */
async function cropFile(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  const from = cropSquare(picture, crop);
  if (pen) {
    // JPEG has no transparency: what was see-through becomes white.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, side, side);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, from.left, from.top, from.side, from.side, 0, 0, side, side);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return new File(blob ? [blob] : [], 'avatar.jpg', { type: 'image/jpeg' });
}

/** Pixels of the view; on a narrow screen it is drawn smaller. */
const view = 280;
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: 14, y: 0 },
  ArrowRight: { x: -14, y: 0 },
  ArrowUp: { x: 0, y: 14 },
  ArrowDown: { x: 0, y: -14 },
};

/** Chooses the square of a picture: moved by pointer, finger or arrow keys, brought nearer by the slider, wheel, + and -. */
export function CropDialog(props: { picture: ImageBitmap; onDone: (file: File) => void; onClose: () => void }) {
  const t = useT('profile');
  const { picture } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(() => fitCrop(picture, wholeCrop));
  const [isBusy, setBusy] = useState(false);
  const zoomTo = (zoom: number) => setCrop((old) => fitCrop(picture, { ...old, zoom }));

  useEffect(() => {
    const { left, top, side } = cropSquare(picture, crop);
    const pen = canvas.current?.getContext('2d');
    pen?.clearRect(0, 0, view, view);
    pen?.drawImage(picture, left, top, side, side, 0, 0, view, view);
  }, [picture, crop]);

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) setCrop((old) => moveCrop(picture, old, step, view));
    else if (event.key === '+') zoomTo(crop.zoom + 0.1);
    else if (event.key === '-') zoomTo(crop.zoom - 0.1);
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const by = { x: event.movementX, y: event.movementY };
    const { width } = event.currentTarget.getBoundingClientRect();
    setCrop((old) => moveCrop(picture, old, by, width));
  };
  async function done(): Promise<void> {
    setBusy(true);
    props.onDone(await cropFile(picture, crop));
  }
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('profile.crop')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {t('common.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void done()}>
            {t('profile.cropUse')}
          </Button>
        </>
      }
    >
      <p id="crop-hint" className="mb-4 text-sm text-quiet">
        {t('profile.cropHint')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: no element is for a picture that is moved within its frame */}
      <div
        role="group"
        aria-label={t('profile.cropView')}
        aria-describedby="crop-hint"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onWheel={(event) => zoomTo(crop.zoom - event.deltaY / 500)}
        className="mx-auto aspect-square w-70 max-w-full cursor-move touch-none overflow-hidden rounded-full bg-sunken"
      >
        <canvas ref={canvas} width={view} height={view} className="block size-full" />
      </div>
      <Field label={t('profile.cropZoom')} className="mx-auto mt-4 max-w-70">
        {({ required: _, ...control }) => (
          <input
            {...control}
            type="range"
            min={1}
            max={mostZoom}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => zoomTo(Number(event.target.value))}
            className="h-11 w-full accent-brand"
          />
        )}
      </Field>
    </Dialog>
  );
}
