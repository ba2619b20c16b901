import { listMessages, type ShopMessage } from '#contract/messages/messages.ts';
import { momentCell } from '#domain/csv/cell.ts';
import { messageTypes } from '#domain/messages/contact-message.ts';
import type { ListDefinition } from '#web/office/list/list-definition.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { messageSubject } from './message-subject.ts';

/** Milliseconds after which new messages are looked for. */
const every = 60_000;

/** The list of what was written to the shop. */
export const messagesList: ListDefinition<ShopMessage> = {
  id: 'messages',
  path: '/admin/messages',
  endpoint: listMessages,
  every,
  title: (t) => t('admin.frame.messages'),
  count: (t, count) => t('admin.messages.count', { count }),
  empty: (t) => t('admin.messages.empty'),
  loadFailed: (t) => t('admin.messages.loadFailed'),
  search: { name: 'search', hint: (t) => t('admin.messages.search') },
  nameOf: ({ fromName }) => fromName,
  hrefOf: ({ id }) => `/admin/messages/${id}`,
  // The newest first: the call knows no other order.
  defaultSort: '',
  quick: [
    { id: 'all', label: (t) => t('admin.messages.quickAll'), query: {} },
    { id: 'waiting', label: (t) => t('admin.messages.quickWaiting'), query: { handled: 'false' } },
    {
      id: 'withdrawals',
      label: (t) => t('admin.messages.quickWithdrawals'),
      query: { handled: 'false', type: 'withdrawal' },
    },
  ],
  filters: [
    {
      name: 'type',
      kind: 'choice',
      label: (t) => t('admin.messages.type'),
      options: ({ t }) => messageTypes.map((value) => ({ value, label: t(`admin.messages.type_${value}`) })),
    },
    {
      name: 'answered',
      kind: 'choice',
      label: (t) => t('admin.messages.answer'),
      options: ({ t }) => [
        { value: 'true', label: t('admin.messages.answered') },
        { value: 'false', label: t('admin.messages.unanswered') },
      ],
    },
    {
      name: 'handled',
      kind: 'choice',
      label: (t) => t('admin.messages.state'),
      options: ({ t }) => [
        { value: 'false', label: t('admin.messages.waiting') },
        { value: 'true', label: t('admin.messages.handled') },
      ],
    },
  ],
  columns: [
    {
      id: 'subject',
      width: 15,
      label: (t) => t('admin.messages.subject'),
      isRowHeader: true,
      headsCard: true,
      cell: (message, { t }) => messageSubject(t, message),
      text: (message, { t }) => messageSubject(t, message),
    },
    {
      id: 'from',
      width: 15,
      label: (t) => t('admin.messages.from'),
      cell: ({ fromName, fromEmail }) => (
        <>
          {fromName} <span className="text-quiet">{fromEmail}</span>
        </>
      ),
      text: ({ fromName, fromEmail }) => `${fromName} <${fromEmail}>`,
    },
    {
      id: 'text',
      width: 20,
      label: (t) => t('admin.messages.text'),
      cell: ({ message }) => <span className="text-quiet">{message}</span>,
      text: ({ message }) => message,
    },
    {
      id: 'type',
      width: 8,
      label: (t) => t('admin.messages.type'),
      cell: ({ type }, { t }) => (
        <Badge tone={type === 'withdrawal' ? 'red' : 'grey'}>{t(`admin.messages.type_${type}`)}</Badge>
      ),
      text: ({ type }, { t }) => t(`admin.messages.type_${type}`),
    },
    {
      id: 'date',
      width: 8.5,
      label: (t) => t('admin.messages.date'),
      cell: ({ createdAt }, { format, timeZone }) => format.dateTime(createdAt, timeZone),
      text: ({ createdAt }, { timeZone }) => momentCell(createdAt, timeZone),
    },
    {
      id: 'state',
      width: 7,
      label: (t) => t('admin.messages.state'),
      cell: ({ handledAt }, { t }) => (
        <Badge tone={handledAt ? 'green' : 'yellow'}>
          {t(handledAt ? 'admin.messages.handled' : 'admin.messages.waiting')}
        </Badge>
      ),
      text: ({ handledAt }, { t }) => t(handledAt ? 'admin.messages.handled' : 'admin.messages.waiting'),
    },
  ],
};

/** All messages to the shop. */
export function MessagesScreen() {
  return <ListScreen definition={messagesList} />;
}
