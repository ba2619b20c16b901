import type { Language } from '#domain/language/language.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { shopModules } from '#web/speed/page-files.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/** Milliseconds between two looks: a new version is no hurry, and the file that names it is small. */
const between = 10 * 60_000;

/**
 * Says that there is a new version of the shop, to whoever comes back to a page that has stood open: with a way to load it,
 * which loses nothing, since cart and typed text are kept. Answers how to end it.
 */
export function followBuild(language: Language): () => void {
  if (import.meta.env.DEV) return () => undefined;
  let lookedAt = Date.now();
  const look = async () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - lookedAt < between) return;
    lookedAt = Date.now();
    if (!(await isOldBuild())) return;
    await loadWords(language, ['device']);
    const t = translatorOf<'device'>(language);
    const action = { label: t('device.updateNow'), onClick: () => location.reload() };
    notice(t('device.update'), { description: t('device.updateText'), duration: 60_000, action });
  };
  const listener = () => void look().catch(() => undefined);
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The names of scripts change with what is in them: one that the server names no more is of another build. */
async function isOldBuild(): Promise<boolean> {
  const answer = await fetch('/shop-files.json', { cache: 'no-cache' });
  if (!answer.ok) return false;
  const { files } = (await answer.json()) as { files: string[] };
  return shopModules().some((module) => !files.includes(module));
}
