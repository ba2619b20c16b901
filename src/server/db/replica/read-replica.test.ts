import { expect, test } from 'vitest';
import type { RunStatement } from '../connection.ts';
import { pickReader } from './read-replica.ts';

const statement = { name: 'one', text: 'select 1' };

/** Two servers that say who they are, or fail, and what was asked of them. */
function servers() {
  const away = new Set<string>();
  const asked: string[] = [];
  const server =
    (name: string): RunStatement =>
    async () => {
      asked.push(name);
      if (away.has(name)) throw new Error(`${name} is away`);
      return [] as never[];
    };
  const state = { mayRead: true, mayStandIn: true, failures: 0 };
  const watch = {
    mayRead: () => state.mayRead,
    mayStandIn: () => state.mayStandIn,
    noteFailure: () => {
      state.failures += 1;
    },
  };
  const read = () => pickReader(server('primary'), server('replica'), watch).hot;
  return { away, asked, state, read };
}

test('a reading is of one server, whatever becomes of the replica meanwhile', async () => {
  const { asked, state, read } = servers();
  const [fresh, hot] = [read(), read()];
  await hot(statement, []);
  state.mayRead = false;
  await hot(statement, []);
  const other = read();
  await other(statement, []);
  state.mayRead = true;
  await other(statement, []);
  await fresh(statement, []);
  expect(asked).toEqual(['replica', 'replica', 'primary', 'primary', 'replica']);
});

test('a replica that fails is followed by the primary, until the end of the reading', async () => {
  const { away, asked, state, read } = servers();
  const hot = read();
  await hot(statement, []);
  away.add('replica');
  await hot(statement, []);
  away.clear();
  await hot(statement, []);
  expect([asked, state.failures]).toEqual([['replica', 'replica', 'primary', 'primary'], 1]);
});

test('a primary that does not answer is followed by a replica that was not behind', async () => {
  const { away, asked, state, read } = servers();
  state.mayRead = false;
  away.add('primary');
  const hot = read();
  await hot(statement, []);
  await hot(statement, []);
  expect(asked).toEqual(['primary', 'replica', 'replica']);
  state.mayStandIn = false;
  await expect(read()(statement, [])).rejects.toThrow('primary is away');
});

test('nothing that the primary has shown is followed by what the replica may lack', async () => {
  const { away, state, read } = servers();
  state.mayRead = false;
  const hot = read();
  await hot(statement, []);
  away.add('primary');
  await expect(hot(statement, [])).rejects.toThrow('primary is away');
});
