// The commands of a guide, as a person copies them from its blocks, one after the other.
import { readFileSync } from 'node:fs';

/** @returns the commands of the blocks of `sh` below a heading of the second level, in their order; what one spans is one */
export function commandsOf(file, heading) {
  const section = readFileSync(file, 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`));
  if (!section) throw new Error(`${file} has no heading “${heading}”`);
  const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);
  return blocks.flatMap(splitCommands);
}

/** Lines, but what ends with a backslash goes on, and a text that is handed over (`<<END`) ends with its word. */
export function splitCommands(block) {
  const commands = [];
  let open = '';
  let until = null;
  for (const line of block.trimEnd().split('\n')) {
    open += open === '' ? line : `\n${line}`;
    if (until === null) until = /<<(\w+)/.exec(line)?.[1] ?? null;
    else if (line === until) until = null;
    if (until !== null || line.endsWith('\\')) continue;
    commands.push(open);
    open = '';
  }
  return commands;
}
