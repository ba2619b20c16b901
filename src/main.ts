import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { RenderPage } from '#contract/page-rendering.ts';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import type { Connection } from '#server/db/connection.ts';
import { createProviders } from '#server/features/payments/create-providers.ts';
import { assetRoutes } from '#server/http/pages/assets.ts';
import { createPageThread } from '#server/http/pages/page-thread.ts';
import { pageRoutes } from '#server/http/pages/pages.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { makeDeps } from '#server/make-deps.ts';
import { askBucket } from '#server/media/ask-bucket.ts';
import { startSandbox } from '#server/sandbox/start-sandbox.ts';
import { demoPassword, demoSignIns } from '#server/seed/demo/accounts.ts';
import { fillApart } from '#server/seed/fill-apart.ts';
import { fillShop, isNewDemo, lacksDemo } from '#server/seed/fill-shop.ts';
import { serveMetrics } from '#server/services/metrics/serve-metrics.ts';
import { createStop, type Ending } from '#server/stop-shop.ts';
import { renderWith } from '#web/render-pages.ts';

const root = new URL('..', import.meta.url);
const say = (line: string) => process.stdout.write(`${line}\n`);

// Until the shop serves there is nothing to close; from then on `stop` closes in order.
let stop: (how: Ending) => Promise<void> = async () => process.exit(1);
process.on('SIGTERM', () => void stop('drained'));
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop('atOnce'));
// The starter holds the other end: when it ends, however it ends, this process ends too.
process.on('disconnect', () => void stop('atOnce'));

const config = readSettings();
await serve(config);

/** Every wrong setting is said in a line of its own, without a stack trace. */
function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`✗ Wrong settings:\n${(error as Error).message}\n`);
    process.exit(1);
  }
}

/** Database, API, pages, listen, and the way back in reverse order. */
async function serve(config: Config): Promise<void> {
  await checkBucket(config);
  say(`▸ Opening the ${config.databaseUrl ? 'PostgreSQL' : `embedded database in ${config.dataDir}`} …`);
  // The thread that renders loads its files meanwhile.
  const pages = config.isDevelopment ? await developPages() : builtPages();
  const connection = await openFilled(config);
  const clock = () => new Date();
  const isDemo = await fillShop(connection, config, clock(), say);
  const sandbox = await openSandbox(config, connection, isDemo);
  const settings = sandbox?.settingsFor(config.currency) ?? config.payments;
  const deps = await makeDeps(config, connection, clock, await createProviders(settings, config));
  const app = await buildApp(deps);
  await pages.ready();
  await pages.assets(app);
  pageRoutes(app, deps, pages.render);
  const jobs = startJobs(deps, app.log);
  const metrics =
    deps.meters &&
    (await serveMetrics(deps.meters, config).catch(giveUp('The shop cannot listen on its METRICS_PORT')));

  stop = createStop({ app, deps, jobs }, async () => {
    await sandbox?.stop();
    await pages.close();
    await metrics?.close();
  });

  const { port, host } = config;
  await app.listen({ port, host }).catch(giveUp(`The shop cannot listen on ${host}:${port}`));
  say(`✓ ${config.publicUrl} is open`);
  if (isDemo) say(`  Demo accounts: ${demoSignIns.join(', ')} — password ${demoPassword}`);
}

/** The database; where the demo is missing, with the demo. */
async function openFilled(config: Config): Promise<Connection> {
  const open = () => connect(config).catch(giveUp('The database cannot be opened'));
  const fill = () => fillApart().catch(giveUp('The demo shop cannot be filled'));
  if (isNewDemo(config)) {
    await fill();
    return open();
  }
  const connection = await open();
  if (!(await lacksDemo(connection, config))) return connection;
  await connection.close();
  await fill();
  return open();
}

function giveUp(what: string) {
  return (error: Error) => {
    process.stderr.write(`✗ ${what}: ${error.message}\n`);
    process.exit(1);
  };
}

/** A bucket that refuses is a wrong setting; one that is out of reach for now does not keep the shop closed. */
async function checkBucket({ bucket }: Config): Promise<void> {
  const fault = bucket && (await askBucket(bucket, 5000));
  if (!fault) return;
  if (fault.setting === null) {
    say(`! The bucket does not answer, pictures are missing until it does: ${fault.error}`);
    return;
  }
  process.stderr.write(`✗ Wrong settings:\n${fault.setting}: ${fault.error}\n`);
  process.exit(1);
}

/** Plays the providers of payments where the shop is the demo on this machine, and has none of its own. */
function openSandbox({ payments, publicUrl, dataDir }: Config, connection: Connection, isDemo: boolean) {
  const { sandbox } = payments;
  if (!sandbox || (sandbox.onlyDemo && !isDemo)) return null;
  const clock = () => new Date();
  return startSandbox({ connection, clock, shopUrl: publicUrl, port: sandbox.port, dataDir });
}

type Pages = {
  render: RenderPage;
  assets: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<void>;
  ready: () => Promise<void>;
  close: () => Promise<void>;
};

function builtPages(): Pages {
  const { render, ready, stop } = createPageThread(new URL('page-worker.ts', import.meta.url));
  const opened = ready();
  return {
    render,
    assets: (app) => assetRoutes(app, fileURLToPath(new URL('build/client', root))),
    ready: () => opened,
    close: stop,
  };
}

/** Vite inside our server: pages reload as they are written. */
async function developPages(): Promise<Pages> {
  const { createServer } = await import('vite');
  const { default: middie } = await import('@fastify/middie');
  const vite = await createServer({ server: { middlewareMode: true }, root: fileURLToPath(root) });
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  return {
    render: renderWith(load, 'development'),
    assets: async (app) => {
      await app.register(middie);
      app.use(vite.middlewares);
    },
    ready: () => Promise.resolve(),
    close: () => vite.close(),
  };
}
