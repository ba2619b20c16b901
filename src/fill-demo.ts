import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { fillShop } from '#server/seed/fill-shop.ts';

// Runs as a program (server/seed/fill-apart.ts): the demo takes more memory than the shop will ever need again.
process.on('disconnect', () => process.exit(1));
const config = readConfig(process.env);
try {
  const connection = await connect(config);
  await fillShop(connection, config, new Date(), (line) => process.stdout.write(`${line}\n`));
  await connection.close();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
}
