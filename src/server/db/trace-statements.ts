import type { Connection, RunStatement } from './connection.ts';
import { inStatementSpan } from './spans.ts';

type Prepared = { execute: (...values: unknown[]) => Promise<unknown> };
type Prepare = (query: { sql: string }, fields: unknown, name: string | undefined, ...rest: unknown[]) => Prepared;
type Session = { prepareQuery: Prepare };

const followed = new WeakSet<Session>();

/** The same connection, whose statements are traced by their names; one without a name by its verb alone, never its text. */
export function traceStatements(connection: Connection): Connection {
  // A transaction has a session of its own: what all of them are made of is the only place that sees every statement.
  const sessions: Session = Object.getPrototypeOf(connection.db._.session);
  if (!followed.has(sessions)) {
    followed.add(sessions);
    followSessions(sessions);
  }
  return { ...connection, hot: traced(connection.hot), catalogue: () => ({ hot: traced(connection.catalogue().hot) }) };
}

function traced(run: RunStatement): RunStatement {
  return (statement, values) => inStatementSpan(statement.name, () => run(statement, values));
}

function followSessions(sessions: Session): void {
  const { prepareQuery } = sessions;
  sessions.prepareQuery = function (this: Session, query, fields, name, ...rest) {
    const prepared = prepareQuery.call(this, query, fields, name, ...rest);
    const { execute } = prepared;
    prepared.execute = (...values) => inStatementSpan(name ?? verbOf(query.sql), () => execute.apply(prepared, values));
    return prepared;
  };
}

const verbs = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'savepoint']);

function verbOf(text: string): string {
  const verb = /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return verbs.has(verb) ? verb : 'statement';
}
