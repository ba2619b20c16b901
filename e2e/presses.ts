import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * A play by hand whose actions are counted: a press, and a choice in a select, is one each; typing is free, but for the keys
 * that do something by themselves (Enter).
 */
export function countPresses(page: Page) {
  const done: string[] = [];
  const act = async (what: string, run: () => Promise<unknown>) => {
    done.push(what);
    await run();
  };
  return {
    page,
    press: (where: Locator) => act(`press ${where}`, () => where.click()),
    choose: (where: Locator, option: Parameters<Locator['selectOption']>[0]) =>
      act(`choose in ${where}`, () => where.selectOption(option)),
    check: (where: Locator) => act(`check ${where}`, () => where.check()),
    key: (key: string) => act(`key ${key}`, () => page.keyboard.press(key)),
    type: (where: Locator, text: string) => where.fill(text),
    /** Fails where it took more than so many. */
    expectAtMost: (most: number) => expect(done.length, done.join('\n')).toBeLessThanOrEqual(most),
  };
}
