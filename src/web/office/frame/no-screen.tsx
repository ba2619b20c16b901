import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import type { SectionId, sections } from '../paths.ts';
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

/** What a section says to somebody without its role (specification, section 6). */
export function NoRole({ section, role }: { section: SectionId; role: (typeof sections)[SectionId]['role'] }) {
  const t = useOfficeT();
  return (
    <>
      <ScreenHead title={t(`admin.frame.${section}`)} />
      <Alert tone="warning">{t(`admin.noRole.${role}`)}</Alert>
    </>
  );
}
