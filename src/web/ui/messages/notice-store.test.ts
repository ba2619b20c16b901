import { afterEach, expect, test, vi } from 'vitest';
import { dismissNotice, notice, noticeRules, noticeStore, removeNotice, updateNotice } from './notice-store.ts';

afterEach(() => {
  removeNotice();
  vi.useRealTimers();
});

test('the figures of the specification', () => {
  expect(noticeRules).toEqual({ visible: 1, duration: 5000, removeAfter: 1_000_000, swipe: 50, hotkey: 'F8' });
});

test('one message at a time: the next replaces it, an old id takes nothing away', () => {
  const seen: (string | undefined)[] = [];
  const stop = noticeStore.subscribe(() => seen.push(noticeStore.read()?.title));
  const first = notice('one');
  const second = notice('two', { tone: 'destructive' });
  expect(noticeStore.all()).toHaveLength(1);
  dismissNotice(first);
  expect(noticeStore.read()).toMatchObject({ title: 'two', tone: 'destructive', duration: 5000 });
  dismissNotice(second);
  expect(noticeStore.read()).toBeNull();
  stop();
  notice('three');
  expect(seen).toEqual(['one', 'two', 'two', undefined]);
});

test('what is dismissed is out of sight at once and removed 1,000,000 ms later', () => {
  vi.useFakeTimers();
  const id = notice('one', { action: { label: 'Undo', onClick: () => undefined } });
  dismissNotice(id);
  vi.advanceTimersByTime(999_999);
  expect(noticeStore.all().map((one) => [one.id, one.isOpen])).toEqual([[id, false]]);
  vi.advanceTimersByTime(1);
  expect(noticeStore.all()).toEqual([]);
});

test('an update shows it again, and it then stays', () => {
  vi.useFakeTimers();
  const id = notice('sending');
  dismissNotice();
  updateNotice(id, { title: 'sent', description: 'all of it' });
  expect(noticeStore.read()).toMatchObject({ id, title: 'sent', description: 'all of it', isOpen: true });
  vi.advanceTimersByTime(2_000_000);
  expect(noticeStore.read()?.id).toBe(id);
  removeNotice(id);
  expect(noticeStore.all()).toEqual([]);
});
