import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { useOfficeT } from '../use-office-t.ts';

function Words() {
  const t = useOfficeT();
  const states = (['pending', 'draft'] as const).map((status) => t(`admin.orders.status_${status}`));
  return [t('admin.customers.deleteText', { name: 'Ines' }), ...states].join('|');
}

test.each(languages)('in %s the question names the orders that are cancelled or deleted too', async (language) => {
  const [text = '', ...states] = readText(await renderPart(<Words />, { language }))
    .toLocaleLowerCase(language)
    .split('|');
  expect(states).toHaveLength(2);
  for (const state of states) expect(text).toContain(state);
});
