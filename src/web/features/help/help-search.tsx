import Search from 'lucide/dist/esm/icons/search.mjs';
import { Form } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** The search of the help: a form that the server answers, with or without script. */
export function HelpSearch({ search }: { search: string }) {
  const t = useT('support');
  return (
    <Form role="search" aria-label={t('support.searchLabel')} action="/help-center" className="flex gap-2">
      {/* Another search, as by going back, is another field. */}
      <TextInput
        key={search}
        type="search"
        name="q"
        defaultValue={search}
        aria-label={t('support.searchLabel')}
        placeholder={t('support.searchHint')}
        enterKeyHint="search"
        maxLength={200}
        required
        className="min-w-0 flex-1"
      />
      <Button type="submit">
        <Icon shape={Search} className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">{t('common.search')}</span>
      </Button>
    </Form>
  );
}
