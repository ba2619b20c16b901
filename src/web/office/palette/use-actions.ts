import { useNavigate } from 'react-router';
import { isRefusal } from '#contract/errors.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useOfficeSettings } from '../data/use-office-settings.ts';
import { useOwnSections } from '../open-sections.ts';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';
import { type Action, actions } from './actions.ts';

/** The actions in whose words all that is typed is found, of the sections that are open to who works here. */
export function useActions(typed: string): { id: string; name: string; run: () => void }[] {
  const t = useOfficeT();
  const format = useFormat();
  const { stores, timeZone } = useOwnShop();
  const navigate = useNavigate();
  const { storeId } = useOfficeSettings();
  const own = useOwnSections();
  const words = foldText(typed).split(' ').filter(Boolean);
  const only = stores.length === 1 ? stores[0]?.id : undefined;
  const at = {
    t,
    format,
    stores,
    timeZone,
    storeId: storeId ?? only ?? null,
    goTo: (href: string) => void navigate(href),
  };
  async function run(action: Action): Promise<void> {
    try {
      await action.run(at);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.palette.failed'), { tone: 'destructive', description: refusalText(t, error) });
    }
  }
  return actions
    .filter(({ section }) => own.includes(section))
    .map((action) => ({ id: action.id, name: action.words(t), run: () => void run(action) }))
    .filter(({ name }) => words.every((word) => foldText(name).includes(word)));
}
