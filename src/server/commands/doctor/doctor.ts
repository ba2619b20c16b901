import { findFacts } from './find-facts.ts';
import { judge } from './judge.ts';

const marks = { well: '✓', note: '!', wrong: '✗' } as const;

/** `npm run doctor`: says what is wrong with this installation; answers whether nothing is. */
export async function doctor(env: Record<string, string | undefined>, say: (line: string) => void): Promise<boolean> {
  const findings = judge(await findFacts(env, () => new Date()));
  for (const { level, text } of findings) say(`${marks[level]} ${text}`);
  const wrong = findings.filter(({ level }) => level === 'wrong').length;
  say(wrong === 0 ? 'Nothing is wrong.' : `${wrong} to be mended.`);
  return wrong === 0;
}
