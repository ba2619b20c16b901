import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { AuditItem } from '#contract/office/audit.ts';
import type { ThingKind } from '#domain/audit/thing-kind.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import type { ListAt } from '../list/list-definition.ts';
import { changeWords } from './change-text.ts';
import { fieldWord } from './field-word.ts';

type Change = AuditItem['changes'][number];
/** How many changes stand in the list; the others are one press away. */
const most = 3;

/** What an entry has changed: each field before and after. */
export function ChangesCell({ kind, changes, at }: { kind: ThingKind; changes: readonly Change[]; at: ListAt }) {
  const more = changes.slice(most);
  return (
    <div className="grid max-w-xl gap-1 text-left">
      <Changes kind={kind} changes={changes.slice(0, most)} at={at} />
      {more.length > 0 && (
        <details>
          <summary className="flex min-h-9 cursor-pointer items-center text-brand hover:underline">
            {at.t('admin.audit.more', { count: more.length })}
          </summary>
          <Changes kind={kind} changes={more} at={at} />
        </details>
      )}
    </div>
  );
}

function Changes({ kind, changes, at }: { kind: ThingKind; changes: readonly Change[]; at: ListAt }) {
  return (
    <dl className="grid gap-1">
      {changes.map((change) => (
        <div key={change.field}>
          <dt className="inline font-semibold after:content-[':'] after:mr-1">{fieldWord(at, kind, change.field)}</dt>
          <dd className="inline break-words">
            <ChangeValues kind={kind} change={change} at={at} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ChangeValues({ kind, change, at }: { kind: ThingKind; change: Change; at: ListAt }) {
  const { why, before, after } = changeWords(kind, change, at);
  if (why !== null) return <span className="text-quiet">{why}</span>;
  return (
    <>
      <del className="text-quiet no-underline">{before}</del>{' '}
      <Icon shape={ArrowRight} className="inline size-3.5 align-middle" /> <ins className="no-underline">{after}</ins>
    </>
  );
}
