import { expect, test } from 'vitest';
import { readEmail } from './email-address.ts';

test.each([
  ['Ana.Moreau@Mail.EXAMPLE', 'Ana.Moreau@mail.example'],
  ['a&b@mail.example', 'a&b@mail.example'],
  ["o'brien+courses@mail.example", "o'brien+courses@mail.example"],
  ['o’neil@mail.example', "o'neil@mail.example"],
  ['jean‑pierre@mail‐box.example', 'jean-pierre@mail-box.example'],
  ['!#$%&*/=?^_`{|}~-@mail.example', '!#$%&*/=?^_`{|}~-@mail.example'],
  ['lea@münchen.example', 'lea@xn--mnchen-3ya.example'],
  ['lea@MÜNCHEN.example', 'lea@xn--mnchen-3ya.example'],
  ['lea@mu\u0308nchen.example', 'lea@xn--mnchen-3ya.example'],
  ['lea@XN--mnchen-3ya.example', 'lea@xn--mnchen-3ya.example'],
  ['thu@cửahàng.vn', 'thu@xn--cahng-tqa2694c.vn'],
  ['li@例子.中国', 'li@xn--fsqu00a.xn--fiqs8s'],
  ['li@例子。中国', 'li@xn--fsqu00a.xn--fiqs8s'],
  ['li@mail.xn--fiqs8s', 'li@mail.xn--fiqs8s'],
  ['ana＠ｍａｉｌ．ｅｘａｍｐｌｅ', 'ana@mail.example'],
  ['\u202aana\u200b@mail\u00ad.example\u202c ', 'ana@mail.example'],
])('%j is %j', (typed, address) => {
  expect(readEmail(typed)).toBe(address);
  expect(readEmail(address)).toBe(address);
});

test.each([
  '',
  '@',
  'ana',
  'ana@',
  '@mail.example',
  'ana@mail',
  'ana@mail.',
  'ana@.example',
  'ana@mail..example',
  'ana@-mail.example',
  'ana@mail-.example',
  'ana moreau@mail.example',
  'ana@mail example',
  'a@b@mail.example',
  'ana@1.2.3.4',
  'ana@١.٢.٣.٤',
  'ana@[1.2.3.4]',
  'ana@münchen.example:25',
  'ana@münchen.example/x',
  'ana@münchen.example?x',
  'ana:b@x@münchen.example',
  'ana@%6d\u00fcnchen.example',
  'hélène@mail.example',
  '"ana"@mail.example',
  '<ana@mail.example>',
  'ana@mail.example\r\nBcc: b@mail.example',
  'ana,b@mail.example',
  `ana@${'a'.repeat(64)}.example`,
  `${'a'.repeat(243)}@mail.example`,
  '\u0130ana@mail.example',
  'ana@mail_x.example',
])('%j is no address', (typed) => {
  expect(readEmail(typed)).toBeNull();
});
