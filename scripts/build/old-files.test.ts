import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dropOldFiles } from './old-files.mjs';

test('files of a build two weeks ago go, those that an open page may ask for stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'panier-built-'));
  mkdirSync(join(folder, 'assets'));
  const now = Date.parse('2026-11-29T12:00:00Z');
  for (const [name, days] of Object.entries({
    'now-a.js': 0,
    'assets/before-b.js': 13.9,
    'assets/long-ago-c.js': 14.1,
  })) {
    writeFileSync(join(folder, name), '');
    const at = new Date(now - days * 86_400_000);
    utimesSync(join(folder, name), at, at);
  }
  dropOldFiles(folder, now);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['assets', 'assets/before-b.js', 'now-a.js']);
  rmSync(folder, { recursive: true });
});
