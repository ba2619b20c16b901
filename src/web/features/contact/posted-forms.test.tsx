import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { TrackedOrder } from '#contract/orders/orders.ts';
import { TrackForm } from '#web/features/orders/track/track-form.tsx';
import { WithdrawalForm } from '#web/features/withdrawal/withdrawal-form.tsx';
import type { Posted } from '#web/lib/api/posted-context.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { ContactForm } from './contact-form.tsx';

const posted = <Data,>(more: Partial<Posted<Data>>): Posted<Data> => {
  return { fields: {}, outcome: 'done', data: null, status: 200, message: '', errors: {}, ...more };
};
const refused = (fields: Record<string, string>, field: string, message: string) =>
  posted<never>({
    fields,
    outcome: 'refused',
    status: 422,
    message: 'Check the fields that are named.',
    errors: { [field]: [{ message, parameters: {} }] },
  });
const tag = (html: string, name: string) => [...tagsOf(html, 'input')].find((one) => one.includes(` name="${name}"`));
const written = (part: ReactElement) => renderPart(part, { language: 'en' });

test('the contact page says that a message came, and of a refused one what is wrong, with all that was typed', async () => {
  const done = await written(<ContactForm subject="" posted={posted({ fields: { subject: 'Du pain' } })} />);
  expect(readText(done)).toContain('Message Sent!');
  expect(tag(done, 'subject')).not.toContain('Du pain');
  const fields = { from_name: 'Ana', from_email: 'ana', subject: 'Du pain', message: 'Bonjour,\nsamedi ?' };
  const html = await written(<ContactForm subject="" posted={refused(fields, 'from_email', 'validation.email')} />);
  expect(readText(html)).toContain('Check the fields that are named.');
  expect(tag(html, 'from_email')).toMatch(/aria-invalid="true".* value="ana"/);
  expect(tag(html, 'from_name')).toContain(' value="Ana"');
  expect(html).toContain('Bonjour,\nsamedi ?</textarea>');
});

test('a withdrawal is read again with a button that confirms it, then received', async () => {
  const fields = {
    order_number: 'P-2026-ABC',
    from_name: 'Ana',
    from_email: 'ana@mail.example',
    items: 'Poêle\nAssiette',
  };
  const check = await written(<WithdrawalForm order="" posted={posted({ fields, outcome: 'check' })} />);
  const [, confirm = ''] = check.match(/<form [\s\S]*?<\/form>/g) ?? [];
  const sent = tagsOf(confirm, 'input').map((one) => [
    / name="([^"]*)"/.exec(one)?.[1],
    / value="([^"]*)"/.exec(one)?.[1],
  ]);
  expect(Object.fromEntries(sent)).toEqual({ ...fields, confirmed: 'yes' });
  expect(tagsOf(confirm, 'button')[0]).toContain('type="submit"');
  const done = await written(<WithdrawalForm order="" posted={posted({ fields })} />);
  expect(readText(done)).toContain('Withdrawal received');
  expect(readText(done)).toContain('ana@mail.example');
  const wrong = refused({ ...fields, order_number: '' }, 'order_number', 'validation.required');
  const html = await written(<WithdrawalForm order="" posted={wrong} />);
  expect(tag(html, 'order_number')).toContain('aria-invalid="true"');
  expect(tag(html, 'from_email')).toContain(' value="ana@mail.example"');
});

test('an order that was looked for is shown, or said to be unknown; the button can be pressed without script', async () => {
  expect(tagsOf(await written(<TrackForm />), 'button')[0]).not.toMatch(/ (aria-)?disabled/);
  const fields = { order_number: 'P-2026-ABC', email: 'ana@mail.example' };
  const data: TrackedOrder = {
    orderNumber: 'P-2026-ABC',
    status: 'shipped',
    waitsForPayment: false,
    estimatedDelivery: null,
    shippingAddress: 'Paris',
    total: 12,
    items: [{ name: 'Riz', quantity: 2, unit: 'P', price: 6 }],
  };
  const found = await written(<TrackForm posted={posted({ fields, data })} />);
  expect(readText(found)).toContain('On its way');
  expect(tag(found, 'order_number')).toContain(' value="P-2026-ABC"');
  const unknown = await written(<TrackForm posted={posted({ fields, outcome: 'refused', status: 404 })} />);
  expect(unknown).toContain('role="alert"');
  expect(readText(unknown)).not.toContain('On its way');
});
