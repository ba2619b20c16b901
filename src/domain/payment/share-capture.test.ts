import { expect, test } from 'vitest';
import { dueToTake, shareCapture } from './share-capture.ts';

test.each([
  // total, credit, waived by credit notes, taken, due
  ['all of it', 1000, 0, 0, 0, 1000],
  ['less the credit', 1000, 400, 0, 0, 600],
  ['less what a credit note takes off', 1000, 0, 300, 0, 700],
  ['less both', 1000, 400, 300, 0, 300],
  ['the rest, where a part was taken', 1200, 0, 0, 1000, 200],
  ['the rest less what a credit note takes off', 1200, 0, 100, 1000, 100],
  ['nothing, where all came back', 1000, 0, 1000, 0, 0],
  ['nothing, where more was taken than is due now', 1200, 0, 300, 1000, 0],
  ['nothing, where credit paid all', 1000, 1000, 0, 0, 0],
])('due is %s', (_, totalCents, creditCents, waivedCents, takenCents, due) => {
  expect(dueToTake({ totalCents, creditCents, waivedCents, takenCents })).toBe(due);
});

test.each([
  ['the oldest first', 700, [500, 500], [500, 200], 0],
  ['what is not needed is nothing', 500, [500, 500], [500, 0], 0],
  ['what is above all reservations is left', 1100, [500, 500], [500, 500], 100],
  ['nothing is reserved', 300, [], [], 300],
])('%s', (_, due, reserved, parts, leftCents) => {
  expect(shareCapture(due, reserved)).toEqual({ parts, leftCents });
});
