// `npm run admin -- name@shop.example`: gives every role to an account, which is made when there is none.
import { ensureInstalled } from './ensure.mjs';
import { nodePath } from './node-path.mjs';
import { run } from './processes.mjs';

if (!(await ensureInstalled())) process.exit(1);
process.exit(await run(nodePath(), ['scripts/run/make-admin.ts', ...process.argv.slice(2)]));
