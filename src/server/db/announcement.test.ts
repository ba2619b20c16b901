import { expect, test } from 'vitest';
import { gatherAnnouncements, readPayload, toPayload, topics } from './announcement.ts';

const read = (payload: string) => {
  const heard: unknown[] = [];
  readPayload(payload, (topic, storeIds) => heard.push([topic, storeIds]));
  return heard;
};

test('what a transaction announces is said once a topic, of all stores as soon as one says all', () => {
  const { announce, list } = gatherAnnouncements();
  announce('catalogue', [3]);
  announce('catalogue', [7, 3]);
  announce('stores', [1]);
  announce('stores');
  announce('flags');
  expect(list()).toEqual([
    { topic: 'catalogue', storeIds: [3, 7] },
    { topic: 'stores', storeIds: null },
    { topic: 'flags', storeIds: null },
  ]);
});

test.each([
  ['catalogue', null, [['catalogue', null]]],
  ['catalogue', [3, 7], [['catalogue', [3, 7]]]],
  ['catalogue', Array.from({ length: 5000 }, (_, i) => 10_000 + i), [['catalogue', null]]],
] as const)('%s of %j comes over the wire', (topic, storeIds, heard) => {
  const payload = toPayload(topic, storeIds);
  expect(payload.length).toBeLessThan(8000);
  expect(read(payload)).toEqual(heard);
});

test('after a lost connection everything may have changed; what nobody knows is passed over', () => {
  expect(read('*')).toEqual(topics.map((topic) => [topic, null]));
  expect(read('weather')).toEqual([]);
});
