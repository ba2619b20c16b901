import { expect, test } from 'vitest';
import { Refusal } from '#contract/errors.ts';
import { askTwice, isAnswerLost } from './lost-answer.ts';

const network = new Refusal('network');

test.each([
  ['no answer', network, true],
  ['a page of a proxy', new Refusal('badAnswer', { status: 200 }), true],
  ['a gateway', new Refusal('unexpected', { status: 504 }), true],
  ['the first try under way', new Refusal('twinRunning', { status: 409 }), true],
  ['a failure of the shop', new Refusal('unexpected', { status: 500 }), false],
  ['other figures', new Refusal('figuresChanged', { status: 409 }), false],
])('%s', (_, refusal, isLost) => {
  expect(isAnswerLost(refusal)).toBe(isLost);
});

/** Answers each try by its turn. */
function answering(...answers: (Refusal | string)[]) {
  let tries = 0;
  const ask = async () => {
    const answer = answers[tries++];
    if (typeof answer !== 'string') throw answer;
    return answer;
  };
  return { ask, tries: () => tries };
}

test('a lost answer is asked for once more, and a second loss is told', async () => {
  const found = answering(network, 'the order');
  expect(await askTwice(found.ask)).toBe('the order');
  const lost = answering(network, network, 'too late');
  await expect(askTwice(lost.ask)).rejects.toBe(network);
  expect(lost.tries()).toBe(2);
});

test('what the shop has refused is not asked again', async () => {
  const refused = answering(new Refusal('outOfStock', { status: 409 }), 'never');
  await expect(askTwice(refused.ask)).rejects.toMatchObject({ code: 'outOfStock' });
  expect(refused.tries()).toBe(1);
});
