import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/office/saved-views.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { selectViews } from './select-views.ts';
import { addView, changeView, deleteView, findView } from './write-view.ts';

/** Filters and columns of the back office's lists, saved under a name. */
export async function savedViewRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const own = ({ id, who }: { id: number; who: Identity }) => findView(db, who, id);
  await implement(app, deps, calls.listSavedViews, ({ who, input: { per_page: perPage, ...asked } }) =>
    selectViews(db, who, { ...asked, perPage }),
  );
  await implementWrite(app, deps, calls.addSavedView, ({ input, ...call }) => addView(call, input));
  await implementWrite(app, deps, calls.updateSavedView, {
    own,
    handle: ({ input, ...call }) => changeView(call, input),
  });
  await implementWrite(app, deps, calls.deleteSavedView, {
    own,
    handle: ({ input, ...call }) => deleteView(call, input.id),
  });
}
