import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { makeDeps } from '#server/make-deps.ts';

// The program as main.ts starts it, without its pages: a process for tests to kill.
const config = readConfig(process.env);
const deps = await makeDeps(config, await connect(config), () => new Date());
const app = await buildApp(deps);
startJobs(deps, app.log);
process.stdout.write(`${await app.listen({ port: config.port, host: config.host })}\n`);
// Nobody is left behind when the test itself is killed.
process.on('disconnect', () => process.exit(0));
