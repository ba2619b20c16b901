import { beforeEach, expect, test, vi } from 'vitest';
import { preloadPictures } from './preload-pictures.ts';

let asked: [number, string][];
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked = [];
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        asked.push([Date.now(), address]);
      }
    },
  );
});
const pictures = ['a', 'b', 'c'].map((src) => ({ src }));

test('the first at once, the others a tenth of a second apart', () => {
  preloadPictures(pictures);
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([
    [0, 'a'],
    [100, 'b'],
    [200, 'c'],
  ]);
});

test('whoever has gone on loads no more', () => {
  const stop = preloadPictures(pictures);
  vi.advanceTimersByTime(150);
  stop();
  vi.advanceTimersByTime(1000);
  expect(asked.map(([, address]) => address)).toEqual(['a', 'b']);
});

test('nothing for someone who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  preloadPictures(pictures);
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
});
