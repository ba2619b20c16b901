import { expect, test } from 'vitest';
import { isAtLeast, nameNotes, readVersion } from './release-notes.mjs';

test.each([
  ['0.2.0', '0.1.9', true],
  ['0.10.0', '0.9.3', true],
  ['1.0.0', '1.0.0', true],
  ['0.9.9', '1.0.0', false],
  ['1.2.3', '1.2.4', false],
])('%s after %s: %s', (version, other, expected) => {
  expect(isAtLeast(version, other)).toBe(expected);
});

test.each(['', '1.0', 'v1.0.0', '1.0.0-beta'])('“%s” is no version', (text) => {
  expect(() => readVersion(text)).toThrow(/is no version/);
});

const changelog = (heading: string, notes: string) => `# Changelog\n\n## ${heading}\n\n${notes}\n## 0.1.0\n\nFirst.\n`;

test('the notes of the next release get its version and day, those before stay', () => {
  expect(nameNotes(changelog('Next', '- Faster.\n'), '0.2.0', '2026-12-01')).toBe(
    changelog('0.2.0 (2026-12-01)', '- Faster.\n'),
  );
  expect(nameNotes('# Changelog\n\n## 0.1.0\n\nFirst.\n', '0.1.0', '2026-12-01')).toContain('## 0.1.0 (2026-12-01)\n');
});

test('a release without notes, or whose notes are of the last one, is none', () => {
  expect(() => nameNotes(changelog('Next', ''), '0.2.0', '2026-12-01')).toThrow(/says nothing/);
  expect(() => nameNotes('# Changelog\n\n## 0.1.0 (2026-11-30)\n\nFirst.\n', '0.2.0', '2026-12-01')).toThrow(/## Next/);
});
