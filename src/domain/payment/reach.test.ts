import { expect, test } from 'vitest';
import { renewsAt, reservationEnd } from './reach.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const authorisedAt = at('20T10:00');
const stripe = { authorisedDays: { onSession: 7, offSession: 4 }, honouredDays: null };
const paypal = { authorisedDays: { onSession: 29, offSession: 29 }, honouredDays: 3 };

test.each([
  ['within the days that are vouched for', '23T10:00', null],
  ['a minute later: not before day 4', '23T10:01', '23T10:00'],
  ['a day after them', '24T10:00', '23T10:00'],
  ['far ahead: a day before it', '28T18:00', '27T18:00'],
])('a reservation for a slot %s', (_, slot, renewed) => {
  const row = { authorisedAt, renewedAt: null };
  expect(renewsAt(row, at(slot), paypal)).toEqual(renewed && at(renewed));
  expect(renewsAt({ authorisedAt, renewedAt: at('24T10:00') }, at(slot), paypal)).toBeNull();
  expect(renewsAt({ authorisedAt: null, renewedAt: null }, at(slot), paypal)).toBeNull();
  expect(renewsAt(row, null, paypal)).toBeNull();
  expect(renewsAt(row, at(slot), stripe)).toBeNull();
});

test.each([
  [{ authorisedAt, reservedUntil: at('25T12:00'), keepsMeans: false }, '25T12:00'],
  [{ authorisedAt, reservedUntil: null, keepsMeans: false }, '27T10:00'],
  [{ authorisedAt, reservedUntil: null, keepsMeans: true }, '24T10:00'],
  [{ authorisedAt: null, reservedUntil: null, keepsMeans: false }, null],
])('%o stands until', (row, end) => {
  expect(reservationEnd({ ...row, renewedAt: null }, stripe)).toEqual(end && at(end));
});
