import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { DrizzleQueryError } from '#server/db/sql.ts';
import { answerError } from './error-mapper.ts';

async function answerOf(error: unknown): Promise<{ status: number; body: string; log: string }> {
  let log = '';
  const app = Fastify({
    logger: {
      level: 'error',
      stream: {
        write: (line: string) => {
          log += line;
        },
      },
    },
  });
  app.setErrorHandler(answerError);
  app.get('/', () => Promise.reject(error));
  const answer = await app.inject('/');
  await app.close();
  return { status: answer.statusCode, body: answer.body, log };
}

test('a failed query is logged without its values, and shown to nobody', async () => {
  const cause = Object.assign(new Error('relation "shelves" does not exist'), { code: '42P01', detail: 'me@shop.fr' });
  const { status, body, log } = await answerOf(new DrizzleQueryError('select * from shelves', ['me@shop.fr'], cause));
  expect(status).toBe(500);
  expect(log).toContain('select * from shelves');
  expect(log).toContain('relation \\"shelves\\" does not exist');
  expect(log).not.toContain('me@shop.fr');
  expect(body).not.toMatch(/shelves|me@shop/);
});

test.each([
  ['57P01', 503],
  ['08006', 503],
  ['53300', 503],
  ['57014', 503],
  ['23505', 500],
])('the database state %s is %i', async (code, status) => {
  const cause = Object.assign(new Error('no'), { code });
  const answer = await answerOf(new DrizzleQueryError('select 1', [], cause));
  expect([answer.status, JSON.parse(answer.body).status]).toEqual([status, status]);
});

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('a database that has gone is 503: %s', async (message) => {
  expect((await answerOf(new DrizzleQueryError('begin', [], new Error(message)))).status).toBe(503);
});

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])('a disk that takes nothing more (%s) is 503 and says so', async (code) => {
  const { status, body, log } = await answerOf(Object.assign(new Error(`${code}: write /srv/media/x`), { code }));
  expect([status, JSON.parse(body).code]).toEqual([503, 'diskFull']);
  expect(body).not.toContain('/srv');
  expect(log).toContain(code);
});

test('what is no error at all is a surprise too', async () => {
  expect((await answerOf('text')).status).toBe(500);
});
