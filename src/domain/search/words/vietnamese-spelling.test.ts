import { expect, test } from 'vitest';
import { oneSpelling } from './vietnamese-spelling.ts';

test.each([
  ['hoà tan', 'hòa tan'],
  ['dầu hoả', 'dầu hỏa'],
  ['khoẻ', 'khỏe'],
  ['thuỷ tinh', 'thủy tinh'],
  ['mỳ gói', 'mì gói'],
  ['Mỳ Ý', 'Mì Ý'],
  ['quý', 'quý'],
  ['hoàng', 'hoàng'],
  ['hòa, mì', 'hòa, mì'],
  ['café crème à l’œuf', 'café crème à l’œuf'],
])('%s is written %s', (text, written) => {
  expect(oneSpelling(text)).toBe(written);
  expect(oneSpelling(text)).toHaveLength(text.length);
});
