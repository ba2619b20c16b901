import Camera from 'lucide/dist/esm/icons/camera.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { type DragEvent, useRef, useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { useAvatarCalls } from './use-avatar-calls.ts';

/** Bytes of a file that is taken for a photo at all: what is sent is the cropped square, a small part of it. */
const largest = 30 * 1024 * 1024;

/** A file of the device as a picture, turned upright; null for what the browser cannot show. */
async function readPicture(file: File): Promise<ImageBitmap | null> {
  if (file.size === 0 || file.size > largest || file.type === 'image/svg+xml') return null;
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}

/** One's picture: chosen from the device or dragged in, cropped, or taken away. */
export function AvatarField({ profile, onChange }: { profile: Profile; onChange: (avatarUrl: string | null) => void }) {
  const t = useT('profile');
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isOver, setOver] = useState(false);
  const { upload, remove, isBusy } = useAvatarCalls(onChange);

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await readPicture(file);
    if (read) setPicture(read);
    else notice(t('profile.avatarFailed'), { description: t('profile.avatarNoPicture'), tone: 'destructive' });
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        '-mx-3 mt-3 flex flex-wrap items-center gap-4 rounded-control border border-dashed p-3',
        isOver ? 'border-brand bg-brand-soft' : 'border-transparent',
      )}
    >
      <AvatarPicture profile={profile} />
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label={t('profile.avatarChange')}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              void open(event.target.files?.[0]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => input.current?.click()}>
            <Icon shape={Camera} className="size-4" />
            {t('profile.avatarChange')}
          </Button>
          {profile.avatarUrl && (
            <Button variant="ghost" size="small" busy={isBusy} onClick={() => void remove()}>
              <Icon shape={Trash} className="size-4" />
              {t('profile.avatarRemove')}
            </Button>
          )}
        </div>
        <p className="mt-1 text-sm text-quiet">{t('profile.avatarHint')}</p>
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          onClose={() => setPicture(null)}
          onDone={(file) => {
            setPicture(null);
            void upload(file);
          }}
        />
      )}
    </div>
  );
}

/** Somebody's picture, or the first letters of their name. */
function AvatarPicture({ profile }: { profile: Pick<Profile, 'avatarUrl' | 'name' | 'email'> }) {
  const t = useT('profile');
  const { avatarUrl, name, email } = profile;
  if (avatarUrl)
    return (
      <img
        src={avatarUrl}
        alt={t('profile.avatar')}
        width={96}
        height={96}
        className="size-24 shrink-0 rounded-full bg-sunken object-cover"
      />
    );
  const letters = (name || email)
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-24 shrink-0 items-center justify-center rounded-full bg-brand-soft text-3xl font-semibold text-brand"
    >
      {letters}
    </span>
  );
}
