import type { AdminWords } from '../fr/admin.ts';

const parts = import.meta.glob<Record<string, AdminWords>>('./admin/*.ts', { eager: true });

/** The parts in one table. */
export const admin: AdminWords = Object.assign({}, ...Object.values(parts).flatMap(Object.values));
