// Runs one of the commands for operators, as `npm run backup` does: command.mjs <name> [its arguments].
import { ensureInstalled } from './ensure.mjs';
import { nodePath } from './node-path.mjs';
import { run } from './processes.mjs';

if (!(await ensureInstalled())) process.exit(1);
process.exit(await run(nodePath(), ['scripts/run/command.ts', ...process.argv.slice(2)]));
