import { useEffect, useRef, useState } from 'react';
import { Sheet } from '#web/ui/modal/sheet.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { readCodes } from './read-codes.ts';

/** The camera of the device: each code that it sees is read once, and again after it was out of sight. */
export function CameraSheet({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const t = useOfficeT();
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onCode);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    heard.current = onCode;
  }, [onCode]);
  useEffect(() => {
    const ended = new AbortController();
    const shown = video.current;
    if (shown) readCodes(shown, (code) => heard.current(code), ended.signal).catch(() => setAway(true));
    return () => ended.abort();
  }, []);
  return (
    <Sheet open title={t('admin.picking.scan')} closeLabel={t('admin.picking.close')} onClose={onClose}>
      {isAway ? (
        <Alert tone="error">{t('admin.picking.noCamera')}</Alert>
      ) : (
        <>
          <p className="mb-3 text-base">{t('admin.picking.scanHint')}</p>
          <video ref={video} muted playsInline className="aspect-4/3 w-full rounded-card bg-sunken object-cover" />
        </>
      )}
    </Sheet>
  );
}
