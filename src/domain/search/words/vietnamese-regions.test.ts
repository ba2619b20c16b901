import { expect, test } from 'vitest';
import { regionalForms } from './vietnamese-regions.ts';

test.each([
  ['Thịt heo xay', ['Thịt heo xay', 'Thịt lợn xay']],
  ['đậu phộng rang', ['đậu phộng rang', 'lạc rang']],
  ['sườn non', ['sườn non']],
  // What stands behind the sign is only said instead: thơm is fragrant as well.
  ['gạo thơm', ['gạo thơm']],
  ['nước dứa', ['nước dứa', 'nước thơm', 'nước khóm']],
  // A part of a word is none.
  ['tắc', ['tắc']],
])('%s is said %j', (name, forms) => {
  expect(regionalForms(name)).toEqual(forms);
});

test('a name with several such words has few forms', () => {
  const forms = regionalForms('bánh quả đậu phụ sốt đậu phộng phô mai vừng');
  expect(forms[0]).toBe('bánh quả đậu phụ sốt đậu phộng phô mai vừng');
  expect(forms.length).toBeLessThanOrEqual(12);
});
