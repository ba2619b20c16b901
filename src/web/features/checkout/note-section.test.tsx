import { expect, test } from 'vitest';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { NoteSection } from './note-section.tsx';

test('with alcohol in the cart the checkout asks the age, names the law and warns; without, it says nothing of it', async () => {
  const textWith = async (asksAge: boolean) =>
    readText(
      await renderPart(<NoteSection asksAge={asksAge} typed={{}} errorOf={() => undefined} />, { language: 'fr' }),
    );
  const text = await textWith(true);
  expect(text).toContain('interdite aux moins de 18 ans (article L3342-1 du code de la santé publique)');
  expect(text).toContain('L’abus d’alcool est dangereux pour la santé, à consommer avec modération.');
  expect(text).toContain('J’ai 18 ans ou plus.');
  expect(await textWith(false)).not.toMatch(/alcool|18 ans/);
});
