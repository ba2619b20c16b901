import { expect, test } from 'vitest';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { ConfirmAllergens } from './confirm-allergens.tsx';

const draft = (id: number, more: Partial<StaffProduct>) =>
  ({
    ...{ id, name: `Draft ${id}`, allergensUnseen: true, factsSource: 'openFoodFacts', diets: [], mayContain: [] },
    ...{ allergens: null, ingredients: null },
    ...more,
  }) as unknown as StaffProduct;
const shown = (products: StaffProduct[]) =>
  renderPart(
    <ConfirmAllergens products={products} onClose={() => undefined} write={async () => undefined} busy={false} />,
  );

test('each product is there with all that was said of it, however many they are', async () => {
  const many = Array.from({ length: 40 }, (_, i) => draft(i, { allergens: ['milk'] }));
  const one = draft(77, { allergens: ['nuts'], mayContain: ['gluten'], ingredients: { fr: 'Sucre, noix' } as never });
  const html = await shown([...many, one, draft(99, { allergensUnseen: false })]);
  const text = readText(html);
  for (const { name } of [...many, one]) expect(text).toContain(name);
  expect(text).not.toContain('Draft 99');
  expect(text).toContain('Allergens: nuts · traces: gluten · diets and labels: –');
  expect(text).toContain('Sucre, noix');
  expect(text).toContain('Open Food Facts');
  expect(tagsOf(html, 'input')).toHaveLength(1);
});

test('where none waits there is nothing to confirm', async () => {
  const html = await shown([draft(1, { allergensUnseen: false })]);
  expect(readText(html)).toContain('None of these products waits for it.');
  expect(tagsOf(html, 'input')).toEqual([]);
});
