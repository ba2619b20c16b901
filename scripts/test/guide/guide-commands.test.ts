import { expect, test } from 'vitest';
import { commandsOf, splitCommands } from './guide-commands.mjs';

test('commands are lines, and what goes on over several is one', () => {
  expect(splitCommands('a\nb \\\n  c\nd <<END\ne\nf\nEND\ng\n')).toEqual(['a', 'b \\\n  c', 'd <<END\ne\nf\nEND', 'g']);
});

test('the guide for one server has its commands, in the order of its blocks', () => {
  const commands = commandsOf('docs/running.md', 'On one small server, with systemd');
  expect(commands[0]).toMatch(/apt-get install/);
  expect(commands.filter((one) => one.includes('panier.env'))).toEqual([expect.stringMatching(/<<END[\s\S]*\nEND$/)]);
  expect(commands.at(-1)).toBe('sudo systemctl start panier');
  expect(() => commandsOf('docs/running.md', 'On the moon')).toThrow(/no heading/);
});
