import { Button } from '#web/ui/button/button.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** The page before and the next, where there is more than one. */
export function PageTurner({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useOfficeT();
  if (pages < 2) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-center gap-3">
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('admin.imports.previous')}
      </Button>
      <span className="text-sm text-quiet tabular-nums">
        {page} / {pages}
      </span>
      <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('admin.imports.next')}
      </Button>
    </div>
  );
}
