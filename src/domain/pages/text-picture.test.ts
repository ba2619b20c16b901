import { expect, test } from 'vitest';
import { joinPicture, splitPicture, type TextPicture } from './text-picture.ts';

const front = { address: '/pictures/front-600.webp', alt: 'The [front] \\ of the shop' };

test.each<[string, TextPicture | null, string]>([
  ['a picture and words', front, 'One.\n\n## Two\n\nThree.'],
  ['a picture alone', front, ''],
  ['words alone', null, 'One.\n\nTwo.'],
  ['nothing', null, ''],
])('%s are written and read again', (_, picture, words) => {
  expect(splitPicture(joinPicture(picture, words))).toEqual({ picture, words });
});

test.each<[string, TextPicture | null, string]>([
  ['\n\n![a](/b.webp)\n \n\nWords.\n', { address: '/b.webp', alt: 'a' }, 'Words.'],
  // Only at the beginning, and alone in its paragraph.
  ['Words.\n\n![a](/b.webp)', null, 'Words.\n\n![a](/b.webp)'],
  ['![a](/b.webp) and words', null, '![a](/b.webp) and words'],
  ['![a]()\n\nWords.', null, '![a]()\n\nWords.'],
  ['[a](/b)\n\nWords.', null, '[a](/b)\n\nWords.'],
])('%j', (markdown, picture, words) => expect(splitPicture(markdown)).toEqual({ picture, words }));
