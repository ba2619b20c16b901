import { useListedKey } from '../../keys/use-key.ts';
import { useOfficeT } from '../../use-office-t.ts';

/** Shows in the list of keys what the cells of the table act on. */
export function useQuickKeys(): void {
  const t = useOfficeT();
  useListedKey('↑ ↓', t('admin.quick.keyRows'));
  useListedKey('enter', t('admin.quick.keyNext'));
  useListedKey('shift+enter', t('admin.quick.keyBefore'));
  useListedKey('mod+d', t('admin.quick.keyFill'));
  useListedKey('mod+v', t('admin.quick.keyPaste'));
  useListedKey('escape', t('admin.quick.keyEscape'));
}
