import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useOwnSections } from '../open-sections.ts';
import { palette } from '../palette/palette-state.ts';
import { useOfficeT } from '../use-office-t.ts';
import { replayTo } from './kept-keys.ts';
import { keyStore, keysDialog } from './key-store.ts';
import { followsWithin, matchKey, writeKey } from './match-key.ts';
import { sectionLetters } from './section-letters.ts';
import { useKey } from './use-key.ts';

/** Listens for the keys of the back office, and adds those that work everywhere. */
export function useGoToKeys(): void {
  const t = useOfficeT();
  const own = useOwnSections();
  const navigate = useNavigate();
  useKey('mod+k', t('admin.palette.open'), palette.open);
  useKey('?', t('admin.keys.title'), keysDialog.open);
  useEffect(() => {
    const ends = own.flatMap((id) => {
      const letter = sectionLetters[id];
      if (!letter) return [];
      const run = () => void navigate(`/admin/${id}`);
      return [keyStore.add({ keys: `g ${letter}`, label: t(`admin.frame.${id}`), run })];
    });
    return () => {
      for (const end of ends) end();
    };
  }, [t, own, navigate]);
  useEffect(listen, []);
}

/** What letters are typed into: a box that is ticked takes none. */
const typedInto = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog';

function listen(): () => void {
  let last: { pressed: string; at: number } | null = null;
  const onKey = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const isTyping = target?.closest(typedInto) !== null || document.querySelector('dialog:modal') !== null;
    const pressed = writeKey({ ...pick(event), isTyping });
    if (pressed === null || event.defaultPrevented) return;
    const before = last && event.timeStamp - last.at < followsWithin ? last.pressed : null;
    last = { pressed, at: event.timeStamp };
    const actions = keyStore.acting();
    const found = matchKey(
      actions.map(({ keys }) => keys),
      pressed,
      before,
    );
    // The screen's own key goes before one of the frame: it was added later.
    const action = actions.findLast(({ keys }) => keys === found);
    if (!action?.run) return;
    event.preventDefault();
    last = null;
    action.run();
  };
  document.addEventListener('keydown', onKey);
  const endReplay = replayTo(onKey);
  return () => {
    endReplay();
    document.removeEventListener('keydown', onKey);
  };
}

const pick = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({ key, ctrlKey, metaKey, altKey });
