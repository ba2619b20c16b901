import { describe, expect, test } from 'vitest';
import { endGivenUpAt, firstPageEnd, nextPageEnd, providerPageEnd } from './window.ts';

const placed = new Date('2026-11-28T10:00:00Z');
const after = (minutes: number) => new Date(placed.getTime() + minutes * 60_000);

describe('the window of an order', () => {
  test('runs from placing', () => {
    expect(firstPageEnd(placed, 30)).toEqual(after(30));
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
    expect(nextPageEnd(placed, after(made), window)).toEqual(after(until));
  });
  test('a provider keeps a page for 31 minutes at least', () => {
    expect(providerPageEnd(after(30), placed)).toEqual(after(31));
    expect(providerPageEnd(after(90), placed)).toEqual(after(90));
  });
  test('an end without an answer is asked for 10 minutes, or one window', () => {
    expect(endGivenUpAt(after(30), 30)).toEqual(after(40));
    expect(endGivenUpAt(after(2), 2)).toEqual(after(4));
  });
});
