// Run by scripts/run/command.mjs, or by itself where the packages are there: a command on the shop that the settings name.
import { backUp, restore, runDrill } from '#server/commands/backup-commands.ts';
import { doctor } from '#server/commands/doctor/doctor.ts';
import { readConfig } from '#server/config.ts';

const commands = { backup: backUp, restore, drill: runDrill };
const isCommand = (asked: string): asked is keyof typeof commands => Object.hasOwn(commands, asked);
const [name = '', ...args] = process.argv.slice(2);
try {
  // It says itself what is wrong with the settings.
  const isWell =
    name === 'doctor'
      ? await doctor(process.env, console.log)
      : await commands[isCommand(name) ? name : fail(name)](readConfig(process.env), args, console.log);
  process.exit(isWell ? 0 : 1);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

function fail(asked: string): never {
  throw new Error(`${asked} is none of ${Object.keys(commands).join(', ')}, doctor`);
}
