// Run by scripts/run/command.mjs, or by itself where the packages are there: a command on the shop that the settings name.
import { backUp, restore, runDrill } from '#server/commands/backup-commands.ts';
import { readConfig } from '#server/config.ts';

const commands = { backup: backUp, restore, drill: runDrill };
const [name = '', ...args] = process.argv.slice(2);
try {
  if (!(name in commands)) throw new Error(`${name} is none of ${Object.keys(commands).join(', ')}`);
  const isWell = await commands[name as keyof typeof commands](readConfig(process.env), args, console.log);
  process.exit(isWell ? 0 : 1);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
