import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/orders/pick-day.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/call/implement.ts';
import { readPickFigures } from './read-pick-figures.ts';
import { readPickerFigures } from './read-picker-figures.ts';

/** How picking goes, in figures. */
export async function figureRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, connection } = deps;
  await implement(app, deps, calls.readPickFigures, ({ input, who }) => readPickFigures(connection, input, who));
  await implement(app, deps, calls.readPickerFigures, ({ input, who }) =>
    readPickerFigures({ hot: connection.hot, db }, input, who),
  );
}
