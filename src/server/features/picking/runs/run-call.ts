import type { Language } from '#domain/language/language.ts';
import type { Write } from '#server/db/transact.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import type { Identity } from '#server/services/session/identity.ts';

/** How a run is read: in whose language, at what moment; `decimals` are the currency's. */
export type RunReading = { language: Language; decimals: number; now: Date };

/** Who of the staff writes a run, in which transaction, at what moment. */
export type RunWrite = Write & { who: Identity; now: Date; audit: Audit };
