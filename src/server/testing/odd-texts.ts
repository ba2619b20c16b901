/** The strings that every field must handle, each with what it is. */
export const oddTexts: [string, string][] = [
  ['NUL', 'pain\u0000 et beurre'],
  ['half a character', 'pain \ud83d et beurre'],
  ['the other half', 'pain \udc4d et beurre'],
  ['writing from right to left', 'pain \u202efdp.exe'],
  ['a family in one character', 'pain 👩‍👩‍👧‍👦 et beurre'],
  ['letters under a heap of marks', `p${'\u0301'.repeat(60)}ain`],
  ['no letters at all', '\u200b\u200c\u200d\u2060\ufeff'],
  ['a line break of Unicode', 'pain\u2028et\u2029beurre'],
  ['a next line', 'pain\u0085Bcc: all@mail.example'],
  ['a statement', "pain' OR 1=1; drop table reviews; --"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what is sent
  ['a template', 'pain ${7*7} {{7*7}} <%= 7*7 %>'],
  ['a name of every object', '__proto__'],
  ['another', 'constructor.prototype'],
  ['a megabyte', 'a'.repeat(900_000)],
];
