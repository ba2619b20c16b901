import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: 'order-7@panier.example',
  stamp: new Date('2026-11-23T09:00:00.123Z'),
  start: new Date('2026-11-24T09:00:00Z'),
  end: new Date('2026-11-24T11:00:00Z'),
  summary: 'Livraison de votre commande; Panier, Lilas',
  location: '12 rue des Lilas\n75013 Paris',
  description: 'a\\b',
  url: 'https://panier.example/orders/7',
};

/** Reads a file as RFC 5545 says that readers do: unfolded, then unescaped. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]*):?(.*)$/su.exec(line) ?? [];
      return [name, value.replace(/\\(.)/gsu, (_, sign: string) => (sign === 'n' ? '\n' : sign))];
    }),
  );
}

test('says when, where and what, in UTC and escaped', () => {
  const file = calendarFile(event, 'Panier');
  for (const line of [
    'UID:order-7@panier.example',
    'DTSTAMP:20261123T090000Z',
    'DTSTART:20261124T090000Z',
    'DTEND:20261124T110000Z',
    'SUMMARY:Livraison de votre commande\\; Panier\\, Lilas',
    'LOCATION:12 rue des Lilas\\n75013 Paris',
    'DESCRIPTION:a\\\\b',
  ])
    expect(file).toContain(`\r\n${line}\r\n`);
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
});

test('whatever the text, lines end alike, have 75 octets at most, and read as they were written', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aé,;\\\n ₫😀ệ:"', 'Đặt hàng '), maxLength: 200 });
  fc.assert(
    fc.property(text, text, (summary, location) => {
      const file = calendarFile({ ...event, summary, location }, 'Panier');
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(read(file).get('SUMMARY')).toBe(summary);
      expect(read(file).get('LOCATION')).toBe(location);
    }),
    { numRuns: 300 },
  );
});
