import { Alert } from '#web/ui/show/alert.tsx';
import type { SectionId, sections } from '../paths.ts';
import { useOfficeT } from '../use-office-t.ts';
import { ScreenHead } from './screen-head.tsx';

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
