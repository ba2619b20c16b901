import { useEffect, useRef, useState } from 'react';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { readCodes } from './read-codes.ts';

/** What the camera of the device sees: each code is read once, and again after it was out of sight. */
export function CameraView({ onCode, className }: { onCode: (code: string) => void; className: string }) {
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
  if (isAway) return <Alert tone="error">{t('admin.picking.noCamera')}</Alert>;
  return (
    <>
      <p className="mb-3 text-base">{t('admin.picking.scanHint')}</p>
      <video ref={video} muted playsInline className={className} />
    </>
  );
}
