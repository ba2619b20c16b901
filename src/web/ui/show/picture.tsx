import { type CSSProperties, useState } from 'react';
import { cx } from '#web/ui/cx.ts';

/**
 * A picture that keeps its space: width and height fix the shape, a soft background shows until it has come.
 * `src` null, or a picture that fails to load, leaves that with `fallback` (an emoji) on it, and for one that has
 * failed `failedText`. `color` is that of the background. `className` has to say how wide it is. `eager` loads it at
 * once, `priority` also before all others: for what is seen first; else lazy.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  priority = false,
  eager = priority,
  fallback,
  failedText,
  color = null,
  className = 'w-full',
}: {
  src: string | null;
  alt: string;
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  priority?: boolean;
  eager?: boolean;
  fallback?: string;
  failedText?: string;
  color?: string | null;
  className?: string;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const saidText = src && failedText;
  const frame = cx('block overflow-hidden bg-sunken', className);
  const shape: CSSProperties = { aspectRatio: `${width} / ${height}`, ...(color && { backgroundColor: color }) };
  if (src === null || failed === src)
    return (
      <span
        className={cx(frame, 'flex w-full flex-col items-center justify-center text-5xl')}
        style={shape}
        {...(saidText ? {} : alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        {fallback}
        {saidText && <span className="mt-2 rounded-control bg-card px-2 text-sm">{saidText}</span>}
      </span>
    );
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(src)}
      className={cx(frame, 'object-cover')}
      style={shape}
    />
  );
}
