import { useT } from '#web/i18n/use-t.ts';

/** What the links between the pages of a list are called (ui/list/pagination.tsx). */
export function usePageLabels() {
  const t = useT();
  return {
    list: t('common.pages'),
    previous: t('common.pagePrevious'),
    next: t('common.pageNext'),
    page: (page: number) => t('common.page', { page }),
  };
}
