import { useToldKey } from '../../keys/use-key.ts';
import { useOfficeT } from '../../use-office-t.ts';

/** Shows in the list of keys what the cells of the table act on. */
export function useQuickKeys(): void {
  const t = useOfficeT();
  useToldKey('↑ ↓', t('admin.quick.keyRows'));
  useToldKey('enter', t('admin.quick.keyNext'));
  useToldKey('shift+enter', t('admin.quick.keyBefore'));
  useToldKey('mod+d', t('admin.quick.keyFill'));
  useToldKey('mod+v', t('admin.quick.keyPaste'));
  useToldKey('escape', t('admin.quick.keyEscape'));
}
