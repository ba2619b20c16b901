import type { Role } from '#domain/access/roles.ts';

/** The kinds of long work, each with the role that an account needs to ask for it, read it and download its result. */
const roleOf = {
  'product-export': 'CAN_MANAGE_PRODUCTS',
} as const satisfies Record<string, Role>;

export type TaskKind = keyof typeof roleOf;
export const taskKinds = Object.keys(roleOf) as [TaskKind, ...TaskKind[]];

/** The role that all calls for tasks of this kind need. */
export function roleForTask(kind: TaskKind): Role {
  return roleOf[kind];
}
