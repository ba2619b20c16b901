import { readFileSync } from 'node:fs';

// What Linux says of a process in /proc; elsewhere nothing can be measured.

/** MB (of 1,000,000 bytes) that a process holds now, and the most that it ever held. Throws where it has ended. */
export function memoryOf(pid: number): { now: number; peak: number } {
  return readMemory(readFileSync(`/proc/${pid}/status`, 'utf8'));
}

/** The same of the text of /proc/<pid>/status, which counts in KiB. */
export function readMemory(status: string): { now: number; peak: number } {
  const megabytes = (name: string) => {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
    if (found === undefined) throw new RangeError(`${name} is missing`);
    return (Number(found) * 1024) / 1e6;
  };
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/**
 * Looks at the programs that a process starts, ten times a second until it is stopped; that answers the most that one of
 * them held, in MB: 0 where there was none.
 */
export function watchChildren(pid: number): () => number {
  let peak = 0;
  const look = () => {
    try {
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
      for (const child of children) peak = Math.max(peak, memoryOf(Number(child)).peak);
    } catch {
      // It has ended between two looks.
    }
  };
  const timer = setInterval(look, 100);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}
