import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { ClosedSection } from './closed-section.tsx';

function Part({ typed, fault, isOpenAtFirst }: { typed: string; fault?: string; isOpenAtFirst?: boolean }) {
  const form = useForm({
    defaultValues: { weight: typed, tare: '' },
    ...(fault && { errors: { tare: { type: 'server', message: fault } } }),
  });
  return (
    <FormProvider {...form}>
      <ClosedSection
        title="Measures"
        names={['weight', 'tare']}
        isFilled={(values) => values.some(Boolean)}
        {...(isOpenAtFirst && { isOpenAtFirst })}
      >
        <input {...form.register('weight')} />
      </ClosedSection>
    </FormProvider>
  );
}

test.each<[string, Parameters<typeof Part>[0], [isOpen: boolean, mark: string]]>([
  ['nothing stands in it', { typed: '' }, [false, 'Measures']],
  ['something stands in it', { typed: '200' }, [false, 'Measures Filled in']],
  ['it is open at first', { typed: '200', isOpenAtFirst: true }, [true, 'Measures']],
  ['something in it is wrong', { typed: '200', fault: 'Too much' }, [true, 'Measures Check this part']],
])('where %s', async (_, given, expected) => {
  const html = await renderPart(<Part {...given} />);
  expect([/<details[^>]* open/.test(html), readText(html)]).toEqual(expected);
  // Closed or open, its fields are of the form.
  expect(html).toContain('name="weight"');
});
