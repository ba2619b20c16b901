import { type FieldErrors, FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { PriceFields } from '#web/features/catalogue/filters/price-fields.tsx';
import { NumberField } from '#web/office/form/fields.tsx';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { readField, ready } from './read-field.ts';

const inTwoWays = {
  fr: 'Deux lectures sont possibles\u202f: écrivez 25000 ou 25.',
  en: 'This can be read in two ways: write 25000 or 25.',
};

/** A field that is in doubt, and what is said of it, as a screen reader puts them together. */
function doubt(html: string, name: string): { typed: string | undefined; said: string } {
  const field = tagsOf(html, 'input').find((tag) => tag.includes(` name="${name}"`)) ?? '';
  const id = / aria-describedby="([^"]*)"/.exec(field)?.[1];
  expect(field).toContain('aria-invalid="true"');
  return {
    typed: / value="([^"]*)"/.exec(field)?.[1],
    said: readText(new RegExp(`<p id="${id}".*?</p>`).exec(html)?.[0] ?? '').replace(' :', '\u202f:'),
  };
}

/** What the quantity's reader asks of a field, its group and what it puts beneath it. */
class Part extends EventTarget {
  [key: string]: unknown;
  attributes: Record<string, string> = {};
  beneath: Part[] = [];
  above: Part | null = null;
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  removeAttribute(name: string) {
    delete this.attributes[name];
  }
  append(part: Part) {
    part.above = this;
    this.beneath.push(part);
  }
  remove() {
    if (this.above) this.above.beneath = this.above.beneath.filter((part) => part !== this);
  }
  closest() {
    return this.above;
  }
  querySelector() {
    return this.beneath.find(({ attributes }) => attributes.role === 'alert') ?? null;
  }
}

describe('the quantity of a stepper', () => {
  afterEach(() => vi.unstubAllGlobals());

  async function typing(value: string, language: Language) {
    vi.stubGlobal('document', { createElement: () => new Part() });
    await ready(language);
    const group = new Part();
    const field = Object.assign(new Part(), { id: 'kg', value });
    group.append(field);
    return { group, field, read: () => readField(field as unknown as HTMLInputElement, language, true) };
  }
  const saidIn = (group: Part) => group.beneath.flatMap((part) => (part.textContent ? [part.textContent] : []));

  test.each<[string, Language, number | null]>([
    ['25 000', 'fr', 25_000],
    ['３', 'en', 3],
    ['', 'fr', null],
  ])('%j in %s is %s, and nothing is said', async (typed, language, value) => {
    const { group, field, read } = await typing(typed, language);
    expect(read()).toBe(value);
    expect([saidIn(group), field.attributes]).toEqual([[], {}]);
  });

  test('of two readings neither is taken: the field says so once, keeps what was typed, and is right again as one types', async () => {
    const { group, field, read } = await typing('25,000', 'fr');
    expect(read()).toBeUndefined();
    expect(read()).toBeUndefined();
    expect(saidIn(group)).toEqual([inTwoWays.fr]);
    expect(field.value).toBe('25,000');
    expect(field.attributes).toEqual({ 'aria-invalid': 'true', 'aria-describedby': 'fault-kg' });
    field.dispatchEvent(new Event('input'));
    expect([saidIn(group), field.attributes]).toEqual([[], {}]);
  });

  test('a button beside it takes the message away', async () => {
    const { group, field, read } = await typing('2,5', 'en');
    expect(read()).toBeUndefined();
    expect(saidIn(group)).toHaveLength(1);
    group.dispatchEvent(new Event('click'));
    expect([saidIn(group), field.attributes]).toEqual([[], {}]);
  });
});

test.each(['fr', 'en'] as const)(
  'the price of the filter stays as it was typed, and its field says why, in %s',
  async (language) => {
    const typed = language === 'fr' ? '25.000' : '25,000';
    const refused = { minPrice: { text: typed, fault: inTwoWays[language] } };
    const part = <PriceFields filters={{ minPrice: null, maxPrice: 30, refused }} onChange={() => undefined} />;
    const html = await renderPart(part, { language });
    expect(doubt(html, 'minPrice')).toEqual({ typed, said: inTwoWays[language] });
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  },
);

test('a field of the back office is not sent before its number can be read in one way, and says so', async () => {
  let form: UseFormReturn<{ price: string }> | undefined;
  function Form({ errors = {} }: { errors?: FieldErrors<{ price: string }> }) {
    form = useForm({ defaultValues: { price: '25.000' }, errors });
    return (
      <FormProvider {...form}>
        <NumberField name="price" label="Prix" kind={moneyNumber('EUR')} />
      </FormProvider>
    );
  }
  await renderPart(<Form />, { language: 'fr' });
  expect(await form?.trigger()).toBe(false);
  const errors = form?.control._formState.errors ?? {};
  const html = await renderPart(<Form errors={errors} />, { language: 'fr' });
  expect([doubt(html, 'price').said, form?.getValues('price')]).toEqual([inTwoWays.fr, '25.000']);
  await renderPart(<Form />, { language: 'fr' });
  form?.setValue('price', '25000');
  expect(await form?.trigger()).toBe(true);
});
