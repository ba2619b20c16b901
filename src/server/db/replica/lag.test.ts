import { describe, expect, test } from 'vitest';
import { createLag, lagAt, mayRead, mayStandIn, noteChange, notePrimary, noteReplica, readPosition } from './lag.ts';

/** A replica that has all of a primary at 100, asked at the moment 0. */
function caughtUp() {
  const lag = createLag();
  notePrimary(lag, 0, 100n, 0);
  noteReplica(lag, 100n);
  return lag;
}

test('the later place in the log is the greater, whatever its texts sort like', () => {
  const inOrder = ['0/9', '0/10', '0/FFFFFFFF', '1/0', '9/FFFFFFFF', 'A/0', '10/0'].map(readPosition);
  expect(inOrder).toEqual([...inOrder].sort((a, b) => (a < b ? -1 : 1)));
  expect(new Set(inOrder).size).toBe(inOrder.length);
  expect(readPosition('16/B374D848')).toBe(0x16b374d848n);
});

describe('a replica that is behind', () => {
  test('is read up to a second, and not one millisecond longer', () => {
    const lag = caughtUp();
    expect([mayRead(lag, 1000), mayRead(lag, 1001)]).toEqual([true, false]);
  });

  test('is behind since the last place that it has replayed, until it has replayed a later one', () => {
    const lag = caughtUp();
    for (const at of [500, 1000, 1500]) {
      notePrimary(lag, at, BigInt(at), 0);
      noteReplica(lag, 100n);
    }
    expect(lagAt(lag, 1500)).toBe(1500);
    noteReplica(lag, 1000n);
    expect([lagAt(lag, 1500), mayRead(lag, 1500)]).toEqual([500, true]);
  });

  test('is not read before anything is known of it, nor once it does not answer', () => {
    const lag = createLag();
    notePrimary(lag, 0, 100n, 0);
    expect([mayRead(lag, 0), lagAt(lag, 0)]).toEqual([false, null]);
    noteReplica(lag, 99n);
    expect([mayRead(lag, 0), lagAt(lag, 0)]).toEqual([false, null]);
    noteReplica(lag, 100n);
    expect(mayRead(lag, 0)).toBe(true);
    noteReplica(lag, null);
    expect([mayRead(lag, 0), lagAt(lag, 0)]).toEqual([false, null]);
  });

  test('takes no more memory, and is not nearer than it is, however long it is away', () => {
    const lag = caughtUp();
    for (let at = 1; at < 1000; at++) notePrimary(lag, at, BigInt(100 + at), 0);
    expect(lag.samples.length).toBeLessThan(100);
    noteReplica(lag, 100n);
    expect(lagAt(lag, 1000)).toBe(1000);
  });
});

describe('after a change', () => {
  test('the replica is read once it has replayed where the primary was afterwards', () => {
    const lag = caughtUp();
    noteChange(lag);
    expect(mayRead(lag, 10)).toBe(false);
    notePrimary(lag, 20, 150n, lag.changes);
    noteReplica(lag, 149n);
    expect(mayRead(lag, 20)).toBe(false);
    noteReplica(lag, 150n);
    expect(mayRead(lag, 20)).toBe(true);
  });

  test('where the primary was asked before is not enough', () => {
    const lag = caughtUp();
    const { changes } = lag;
    noteChange(lag);
    notePrimary(lag, 20, 150n, changes);
    noteReplica(lag, 200n);
    expect(mayRead(lag, 20)).toBe(false);
  });

  test('what is written later is not waited for', () => {
    const lag = caughtUp();
    noteChange(lag);
    notePrimary(lag, 20, 150n, lag.changes);
    notePrimary(lag, 40, 250n, lag.changes);
    noteReplica(lag, 150n);
    expect(mayRead(lag, 40)).toBe(true);
  });
});

describe('when the primary does not answer', () => {
  test('a replica that was not behind then stands in, however long that lasts', () => {
    const lag = caughtUp();
    notePrimary(lag, 200, 110n, 0);
    expect([mayRead(lag, 60_000), mayStandIn(lag)]).toEqual([false, true]);
  });

  test.each([
    ['one that was behind', (lag: ReturnType<typeof createLag>) => notePrimary(lag, 1200, 110n, 0)],
    ['one that lacks a change', noteChange],
    ['one that is away itself', (lag: ReturnType<typeof createLag>) => noteReplica(lag, null)],
  ])('%s does not', (_, happens) => {
    const lag = caughtUp();
    happens(lag);
    expect(mayStandIn(lag)).toBe(false);
  });

  test('nothing is waited for that the server in its place never had', () => {
    const lag = caughtUp();
    noteChange(lag);
    notePrimary(lag, 200, 500n, lag.changes);
    noteReplica(lag, 450n);
    expect(mayRead(lag, 300)).toBe(false);
    notePrimary(lag, 400, 460n, lag.changes);
    noteReplica(lag, 460n);
    expect(mayRead(lag, 400)).toBe(true);
  });
});
