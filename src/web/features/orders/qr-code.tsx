import { useEffect, useState } from 'react';

/** A code that a phone reads, with what it is for below it; what draws it is loaded once a page shows one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    void import('qrcode').then(async ({ toString: draw }) => {
      // White around it, so that a dark page does not hide it from a camera; by the standard at most version 13.
      const svg = await draw(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
      if (!isLeft) setSrc(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    });
    return () => {
      isLeft = true;
    };
  }, [text]);
  if (!src) return null;
  return (
    <figure className="w-48">
      <img src={src} alt={label} className="size-48 rounded bg-white" />
      <figcaption className="mt-1 text-center text-sm text-quiet">{label}</figcaption>
    </figure>
  );
}
