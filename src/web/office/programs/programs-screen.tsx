import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { HooksPart } from './hooks-part.tsx';
import { KeysPart } from './keys-part.tsx';

/** What other programs do with the shop: keys by which they call it, webhooks by which it tells them. */
export function ProgramsScreen() {
  const t = useOfficeT();
  return (
    <div className="max-w-5xl">
      <ScreenHead title={t('admin.frame.programs')} />
      <p className="mb-4 max-w-prose text-quiet">
        {t('admin.programs.intro')}{' '}
        <a href="/api/docs" className="text-brand underline">
          {t('admin.programs.docs')}
        </a>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <KeysPart />
        <HooksPart />
      </div>
    </div>
  );
}
