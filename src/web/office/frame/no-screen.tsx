import { LinkButton } from '#web/ui/button/link-button.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { ScreenHead } from './screen-head.tsx';

/** For an address of the back office that is no page, or that is switched off. */
export function NoScreen() {
  const t = useOfficeT();
  return (
    <>
      <ScreenHead title={t('admin.frame.noScreen')} />
      <LinkButton to="/">{t('admin.frame.toShop')}</LinkButton>
    </>
  );
}
