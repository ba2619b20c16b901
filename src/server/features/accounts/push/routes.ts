import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/accounts/push.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { deviceOf } from '#server/services/session/device.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries, networkOf } from '#server/services/session/limits.ts';
import { addDevice, deleteDevice, findDevice, listDevices, renewDevice } from './push-devices.ts';

/** The browsers in which somebody has turned push on. */
export async function pushRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, calls.listPushDevices, ({ who }) => listDevices(deps, who));
  await implementWrite(app, deps, calls.addPushDevice, {
    before: ({ who }) => limitTries(deps, limits.pushDevices, String(who.customerId)),
    handle: ({ tx, input, request, ...call }) =>
      addDevice(tx, deps, input, { ...call, device: deviceOf(request.headers['user-agent']) }),
  });
  await implementWrite(app, deps, calls.deletePushDevice, {
    own: ({ id, who }) => findDevice(deps.db, who.customerId, id),
    handle: ({ tx, who, input }) => deleteDevice(tx, who.customerId, input.id),
  });
  await implementWrite(app, deps, calls.renewPushDevice, {
    before: ({ request }) => limitTries(deps, limits.pushRenewals, networkOf(request.ip)),
    handle: ({ tx, input }) => renewDevice(tx, deps, input),
  });
}
