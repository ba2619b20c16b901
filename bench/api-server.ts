import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { makeDeps } from '#server/make-deps.ts';

// The shop's API without its pages, for a tree that has not been built.

const config = readConfig(process.env);
const connection = await connect(config);
const app = await buildApp(await makeDeps(config, connection, () => new Date()));
process.on(
  'disconnect',
  () =>
    void app
      .close()
      .then(connection.close)
      .then(() => process.exit(0)),
);
await app.listen({ port: config.port, host: config.host });
