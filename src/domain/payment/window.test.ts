import { describe, expect, test } from 'vitest';
import { endGivenUpAt, firstPageEnd, nextPageEnd, providerPageEnd } from './window.ts';

const placed = new Date('2026-11-28T10:00:00Z');
const inMinutes = (minutes: number) => new Date(placed.getTime() + minutes * 60_000);

describe('the window of an order', () => {
  test('runs from placing', () => {
    expect(firstPageEnd(placed, 30)).toEqual(inMinutes(30));
  });
  test.each([
    // window, page made after, may be paid until
    [30, 5, 30],
    [30, 15, 30],
    [30, 20, 35],
    [30, 29, 44],
    [30, 50, 60],
    [10, 8, 18],
    [10, 14, 20],
    [0.5, 0.4, 0.9],
    [0.5, 0.8, 1],
    [1380, 100, 1380],
  ])('of %s minutes: a page made after %s may be paid until %s', (window, made, until) => {
    expect(nextPageEnd(placed, inMinutes(made), window)).toEqual(inMinutes(until));
  });
  test('a provider keeps a page for 31 minutes at least', () => {
    expect(providerPageEnd(inMinutes(30), placed)).toEqual(inMinutes(31));
    expect(providerPageEnd(inMinutes(90), placed)).toEqual(inMinutes(90));
  });
  test('an end without an answer is asked for 10 minutes, or one window', () => {
    expect(endGivenUpAt(inMinutes(30), 30)).toEqual(inMinutes(40));
    expect(endGivenUpAt(inMinutes(2), 2)).toEqual(inMinutes(4));
  });
});
