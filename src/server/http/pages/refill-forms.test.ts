import { expect, test } from 'vitest';
import { refillForms } from './refill-forms.ts';

const sent = new Map([
  ['email', ['a"b<i>@x.example']],
  ['note', ['one\n<two> & three']],
  ['kind', ['returns']],
  ['wish', ['b']],
  ['password', ['Secret-7']],
  ['$&', ['$1']],
]);
const form = (fields: string) => `<main><form method="post" action="/x">${fields}</form></main>`;
const refilled = (fields: string) => refillForms(form(fields), sent);
const mark = 'data-refilled=""';

test.each([
  [
    'a line',
    '<input type="email" name="email"/>',
    `<input type="email" name="email" value="a&quot;b&lt;i&gt;@x.example" ${mark}/>`,
  ],
  [
    'a line that held another',
    '<input name="email" value="old"/>',
    `<input name="email" value="a&quot;b&lt;i&gt;@x.example" ${mark}/>`,
  ],
  [
    'lines',
    '<textarea name="note">old</textarea>',
    '<textarea name="note" data-refilled="">\none\n&lt;two&gt; &amp; three</textarea>',
  ],
  [
    'a choice of a list',
    '<select name="kind"><option value="other" selected="">O</option><option value="returns">R</option></select>',
    `<select name="kind" ${mark}><option value="other">O</option><option value="returns" selected="">R</option></select>`,
  ],
  [
    'a radio',
    '<input type="radio" name="wish" value="a" checked=""/><input type="radio" name="wish" value="b"/>',
    `<input type="radio" name="wish" value="a"/><input type="radio" name="wish" value="b" checked="" ${mark}/>`,
  ],
  [
    'a box that was taken out',
    '<input type="checkbox" name="terms" checked=""/>',
    `<input type="checkbox" name="terms" ${mark}/>`,
  ],
  ['a name with signs', '<input name="$&amp;"/>', `<input name="$&amp;" value="$1" ${mark}/>`],
])('%s is filled with what was sent', (_, before, after) => expect(refilled(before)).toBe(form(after)));

test.each([
  '<input type="password" name="password"/>',
  '<input type="hidden" name="email" value="x"/>',
  '<input type="text" name="other" value="y"/>',
])('%s stays as it is', (field) => expect(refilled(field)).toBe(form(field)));

test('forms that are asked by GET, and fields outside of forms, stay as they are', () => {
  const html = '<input name="email"/><form method="get"><input name="email"/></form>';
  expect(refillForms(html, sent)).toBe(html);
});
