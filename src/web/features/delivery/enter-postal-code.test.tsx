import { expect, test } from 'vitest';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { EnterPostalCode } from './enter-postal-code.tsx';

test.each([
  ['fr', null, 'Votre code postal nous permet de trouver'],
  ['en', null, 'We need your postal code to find stores near you.'],
  ['vi', null, 'Chúng tôi cần mã bưu chính để tìm cửa hàng'],
  ['en', 'rice', 'We need your postal code to search for “rice” in a store near you.'],
] as const)('in %s, searching for %s: why a postal code is asked for', async (language, search, words) => {
  const nothing = () => undefined;
  const part = <EnterPostalCode search={search} onFound={nothing} onNowhere={nothing} onBack={undefined} />;
  expect(readText(await renderPart(part, { language }))).toMatch(new RegExp(`^${words}`));
});
