import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { memoryOf, readMemory, watchChildren } from './process-memory.ts';

test('kibibytes of the status are megabytes', () => {
  const status = 'Name:\tnode\nVmPeak:\t 9000000 kB\nVmHWM:\t  500000 kB\nVmRSS:\t  250000 kB\nThreads:\t11\n';
  expect(readMemory(status)).toEqual({ now: 256, peak: 512 });
  expect(() => readMemory('Name:\tnode\n')).toThrow(/VmRSS/);
});

test.runIf(process.platform === 'linux')(
  'what a program has held is found while it runs, here and in a child',
  async () => {
    const stopWatching = watchChildren(process.pid);
    const held = 'const all = Buffer.alloc(120_000_000, 1); console.log("held"); setInterval(() => all.length, 1000)';
    const child = spawn(process.execPath, ['-e', held], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      await once(child.stdout, 'data');
      const { now, peak } = memoryOf(child.pid ?? 0);
      expect(now).toBeGreaterThan(120);
      expect(peak).toBeGreaterThanOrEqual(now);
      // What came since the last look is seen as well.
      expect(stopWatching()).toBeGreaterThan(120);
    } finally {
      child.kill('SIGKILL');
    }
  },
);
