import { expect, test } from 'vitest';
import { Refusal } from '#contract/errors.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { MoveQuestion } from './move-question.tsx';
import { reasonToSend } from './reason-to-send.ts';

const nothing = () => undefined;
const question = (more: object = {}) => (
  <MoveQuestion
    {...{ number: 'P-26-ABC', to: 'rejected', reason: 'Sold out', isBusy: false, refusal: null, ...more }}
    {...{ onReason: nothing, onConfirm: nothing, onClose: nothing }}
  />
);

test.each([
  ['fr', 'Motif (le client le lit)'],
  ['en', 'Reason (the customer reads it)'],
  ['vi', 'Lý do (khách hàng sẽ đọc)'],
] as const)('in %s an end is asked about with room for its reason', async (language, label) => {
  const html = await renderPart(question(), { language });
  expect(readText(html)).toContain(label);
  expect(html).toMatch(/<textarea[^>]*maxLength="499"[^>]*>Sold out<\/textarea>/i);
});

test.each([
  ['fr', 'Retour', 'Annuler'],
  ['en', 'Back', 'Cancel'],
  ['vi', 'Quay lại', 'Hủy'],
] as const)('in %s the way out of cancelling is not called that', async (language, out, word) => {
  const html = await renderPart(question({ to: 'cancelled' }), { language });
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inner = '']) => readText(inner));
  expect(buttons).toContain(out);
  expect(buttons).not.toContain(word);
});

test('what was refused is said beside what was typed', async () => {
  const html = await renderPart(question({ refusal: new Refusal('conflict') }));
  expect(readText(html)).toContain('Failed to save order');
  expect(html).toContain('Sold out</textarea>');
});

test('where nothing is asked there is no field', async () => {
  expect(tagsOf(await renderPart(question({ to: null })), 'textarea')).toEqual([]);
});

test.each([
  ['', {}],
  [' \n', {}],
  [' Sold out ', { reason: 'Sold out' }],
])('of %j a call takes %j', (typed, sent) => expect(reasonToSend(typed)).toEqual(sent));
