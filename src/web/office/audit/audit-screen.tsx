import { type AuditItem, listAudit } from '#contract/office/audit.ts';
import { thingKinds } from '#domain/audit/thing-kind.ts';
import { momentCell } from '#domain/csv/cell.ts';
import { zoneOf } from '#web/office/frame/store-zone.ts';
import type { ListAt, ListDefinition } from '#web/office/list/list-definition.ts';
import { Link } from '#web/ui/link.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { actionVerb, changesText } from './change-text.ts';
import { ChangesCell } from './changes-cell.tsx';
import { thingHref } from './thing-href.ts';

const thingText = ({ thing }: AuditItem, { t }: ListAt) =>
  `${t(`admin.audit.thing_${thing.kind}`)} ${thing.label ?? thing.id}`;

function actionWord(action: string, { t }: ListAt): string {
  const verb = actionVerb(action);
  return verb ? `${t(`admin.audit.verb_${verb}`)} (${action})` : action;
}

function actionText({ action }: AuditItem, { t }: ListAt): string {
  const verb = actionVerb(action);
  return verb ? t(`admin.audit.verb_${verb}`) : action;
}

const actorText = ({ id, name, apiKey }: AuditItem['actor'], t: ListAt['t']) => {
  const person = name ?? t('admin.audit.gone', { id });
  return apiKey === null ? person : t('admin.audit.byKey', { key: apiKey, person });
};

/** The list of what staff have written. */
export const auditList: ListDefinition<AuditItem> = {
  id: 'audit',
  path: '/admin/audit',
  endpoint: listAudit,
  title: (t) => t('admin.frame.audit'),
  count: (t, count) => t('admin.audit.count', { count }),
  empty: (t) => t('admin.audit.empty'),
  loadFailed: (t) => t('admin.audit.loadFailed'),
  search: { name: 'search', hint: (t) => t('admin.audit.search') },
  nameOf: ({ thing, id }) => `${thing.label ?? thing.id} (${id})`,
  hrefOf: ({ thing }) => thingHref(thing.kind, thing.id),
  // The newest first: the call knows no other order.
  defaultSort: '',
  quick: [
    { id: 'all', label: (t) => t('admin.list.all'), query: {} },
    { id: 'products', label: (t) => t('admin.frame.products'), query: { thing: 'product' } },
    { id: 'orders', label: (t) => t('admin.frame.orders'), query: { thing: 'order' } },
    { id: 'customers', label: (t) => t('admin.frame.customers'), query: { thing: 'customer' } },
  ],
  filters: [
    {
      name: 'thing',
      kind: 'choice',
      label: (t) => t('admin.audit.thing'),
      options: ({ t }) => thingKinds.map((value) => ({ value, label: t(`admin.audit.thing_${value}`) })),
    },
    { name: 'from', kind: 'date', byShopClock: true, label: (t) => t('admin.audit.from') },
    { name: 'to', kind: 'date', byShopClock: true, label: (t) => t('admin.audit.to') },
    { name: 'action', kind: 'chip', label: (t) => t('admin.audit.action'), text: actionWord },
    { name: 'id', kind: 'chip', label: (t) => t('admin.audit.number') },
    { name: 'actorId', kind: 'chip', label: (t) => t('admin.audit.actorNumber') },
  ],
  columns: [
    {
      id: 'thing',
      width: 14,
      label: (t) => t('admin.audit.thing'),
      isRowHeader: true,
      headsCard: true,
      // The number of an order is read in one piece.
      cell: ({ thing }, { t }) => (
        <>
          {t(`admin.audit.thing_${thing.kind}`)}{' '}
          <span className={thing.kind === 'order' ? 'whitespace-nowrap' : undefined}>{thing.label ?? thing.id}</span>
        </>
      ),
      text: thingText,
    },
    {
      id: 'action',
      width: 9,
      label: (t) => t('admin.audit.action'),
      cell: (item, context) => (
        <Link
          to={`/admin/audit?${new URLSearchParams({ action: item.action })}`}
          title={item.action}
          className="text-brand hover:underline"
        >
          {actionText(item, context)}
        </Link>
      ),
      text: actionText,
    },
    {
      id: 'changes',
      width: 24,
      label: (t) => t('admin.audit.changes'),
      unfolds: true,
      line: (item, context) => changesText(item, context).replaceAll('\n', ' · '),
      cell: ({ thing, changes, storeId }, context) => (
        <ChangesCell kind={thing.kind} changes={changes} at={{ ...context, timeZone: zoneOf(storeId, context) }} />
      ),
      text: changesText,
    },
    {
      id: 'actor',
      width: 9,
      label: (t) => t('admin.audit.actor'),
      cell: ({ actor }, { t }) => (
        <Link to={`/admin/audit?actorId=${actor.id}`} className="text-brand hover:underline">
          {actorText(actor, t)}
        </Link>
      ),
      text: ({ actor }, { t }) => actorText(actor, t),
    },
    {
      id: 'at',
      width: 8.5,
      label: (t) => t('admin.audit.at'),
      cell: ({ at, storeId }, { format, ...shop }) => (
        <span className="whitespace-nowrap">{format.dateTime(at, zoneOf(storeId, shop))}</span>
      ),
      text: ({ at, storeId }, shop) => momentCell(at, zoneOf(storeId, shop)),
    },
    {
      id: 'store',
      width: 8,
      label: (t) => t('admin.audit.store'),
      startsHidden: true,
      cell: ({ storeId }, { stores }) => stores.find(({ id }) => id === storeId)?.name,
      text: ({ storeId }, { stores }) => stores.find(({ id }) => id === storeId)?.name ?? storeId,
    },
  ],
};

/** What staff have written: who, when, what was there before and after. */
export function AuditScreen() {
  return <ListScreen definition={auditList} />;
}
