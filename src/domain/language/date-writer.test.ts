import { expect, it } from 'vitest';
import { dateWriter } from './date-writer.ts';
import type { Language } from './language.ts';

const long = { dateStyle: 'long', timeZone: 'UTC' } as const;
const moment = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
const weekday = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const short = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

it.each<{ at: string; language: Language; options: Intl.DateTimeFormatOptions; text: string }>([
  { at: '2026-12-01T10:00Z', language: 'fr', options: long, text: '1er décembre 2026' },
  { at: '2026-12-01T01:01Z', language: 'fr', options: moment, text: '1er décembre 2026 à 01:01' },
  { at: '2026-12-01T10:00Z', language: 'fr', options: weekday, text: 'mardi 1er décembre' },
  { at: '2026-12-01T10:00Z', language: 'fr', options: short, text: 'mar. 1er déc.' },
  { at: '2026-12-11T10:00Z', language: 'fr', options: long, text: '11 décembre 2026' },
  { at: '2026-12-21T10:00Z', language: 'fr', options: weekday, text: 'lundi 21 décembre' },
  { at: '2026-12-01T10:00Z', language: 'fr', options: { dateStyle: 'short', timeZone: 'UTC' }, text: '01/12/2026' },
  { at: '2026-12-01T10:00Z', language: 'en', options: long, text: '1 December 2026' },
  { at: '2026-12-01T10:00Z', language: 'vi', options: long, text: '1 tháng 12, 2026' },
])('$language: $text', ({ at, language, options, text }) =>
  expect(dateWriter(language, options)(new Date(at)).replace(/\u202f/g, ' ')).toBe(text),
);
