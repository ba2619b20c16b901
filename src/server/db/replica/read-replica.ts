import type { Connection, RunStatement } from '../connection.ts';
import type { ReplicaWatch } from './watch-replica.ts';

/**
 * Who runs the statements of one reading: the replica where it may be read, and the primary from the first statement on
 * that it does not answer. Never the other way, or the second statement of a reading could lack what the first has seen;
 * but where the primary does not answer the first, a replica that was not behind does.
 */
export function pickReader(
  primary: RunStatement,
  replica: RunStatement,
  watch: Pick<ReplicaWatch, 'mayRead' | 'mayStandIn' | 'noteFailure'>,
): Pick<Connection, 'hot'> {
  let reads: 'replica' | 'primary' = watch.mayRead() ? 'replica' : 'primary';
  let isFirst = true;
  const hot: RunStatement = async <Row>(...statement: Parameters<RunStatement>): Promise<Row[]> => {
    const mayTurn = isFirst;
    isFirst = false;
    if (reads === 'replica') {
      try {
        return await replica<Row>(...statement);
      } catch {
        watch.noteFailure();
        reads = 'primary';
        return primary<Row>(...statement);
      }
    }
    try {
      return await primary<Row>(...statement);
    } catch (error) {
      if (!mayTurn || !watch.mayStandIn()) throw error;
      reads = 'replica';
      return replica<Row>(...statement);
    }
  };
  return { hot };
}
