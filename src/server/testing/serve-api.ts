import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { createProviders } from '#server/features/payments/create-providers.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { makeDeps } from '#server/make-deps.ts';
import { serveMetrics } from '#server/services/metrics/serve-metrics.ts';
import { createStop } from '#server/stop-shop.ts';
import { armFailpoint } from './failpoint.ts';

// The program as main.ts starts it, without its pages: a process for tests to kill. OUTBOX_LEASE (ms) says how long the
// mail being sent at a crash is claimed, so that a test need not wait for the half minute of a real shop.
// FAILPOINT has it crash in the middle of an order.
const { FAILPOINT: failpoint } = process.env;
if (failpoint) armFailpoint(Number(failpoint));
const config = readConfig(process.env);
const providers = await createProviders(config.payments, config);
const deps = await makeDeps(config, await connect(config), () => new Date(), providers);
const app = await buildApp(deps);
const { OUTBOX_LEASE: lease } = process.env;
const jobs = startJobs(deps, app.log, lease ? { lease: Number(lease) } : {});
if (deps.meters) await serveMetrics(deps.meters, config);
const stop = createStop({ app, deps, jobs });
process.on('SIGTERM', () => void stop('drained'));
process.stdout.write(`${await app.listen({ port: config.port, host: config.host })}\n`);
// Nobody is left behind when the test itself is killed.
process.on('disconnect', () => process.exit(0));
