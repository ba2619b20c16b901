import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import pg from 'pg';

// The two bare servers that everything else is measured by: nothing on them but the framework and the driver.

const [port, databaseUrl] = process.argv.slice(2);
const app = Fastify();

/** Some 91 bytes a row. */
const letterOf = (rows: number) => {
  return { status: 200, message: 'OK', data: Array.from({ length: rows }, (_, id) => ({ id, name: 'a'.repeat(70) })) };
};
// As large as a kept list of twelve, and as a kept page of them in gzip.
const letters = { list: letterOf(116), page: letterOf(160) };
app.get('/json/list', async () => letters.list);
app.get('/json/page', async () => letters.page);

const readRow = databaseUrl ? onServer(databaseUrl) : await embedded();
app.get<{ Params: { id: string } }>('/row/:id', async (request) => readRow(Number(request.params.id)));

process.on('disconnect', () => process.exit(0));
await app.listen({ port: Number(port), host: '127.0.0.1' });

/** As many connections as the shop opens, planned once as the shop's are. */
function onServer(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 10, options: '-c plan_cache_mode=force_generic_plan' });
  const statement = { name: 'row', text: 'select id, slug, category, unit, supplier from products where id = $1' };
  return async (id: number) => (await pool.query({ ...statement, values: [id] })).rows[0];
}

/** The embedded database has one owner, so this one is its own, with rows of the same kind. */
async function embedded() {
  const lite = await PGlite.create();
  await lite.exec(`create table products (id int primary key, slug text, category text, unit text, supplier text);
    insert into products select i, 'produit-' || i, 'FRUIT', 'P', 'Fournisseur' from generate_series(1, 5000) i;`);
  await lite.exec('vacuum (analyze) products');
  return async (id: number) =>
    (await lite.query('select id, slug, category, unit, supplier from products where id = $1', [id])).rows[0];
}
