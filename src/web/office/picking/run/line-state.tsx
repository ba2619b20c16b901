import type { PickLineOnWire } from '#contract/orders/pick-runs.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { clockText } from '#web/lib/writing/slot-text.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { Said } from '../device/picking-store.ts';
import { useQuantityText } from './quantity-text.ts';

export const stateTones = {
  waiting: 'grey',
  picked: 'green',
  short: 'red',
  proposed: 'yellow',
  substituted: 'green',
  refused: 'red',
} as const;

type Props = { line: PickLineOnWire; said: Said | undefined; timeZone: string | undefined };

/** Asked for only where a moment is shown: on a phone it takes ten milliseconds. */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where a line stands, what stands for it, and what the server made of what was said of it. */
export function LineState({ line, said, timeZone }: Props) {
  const t = useOfficeT();
  const { language } = useFormat();
  const quantityText = useQuantityText();
  const { state, substitute, answerUntil, decidedBy } = line;
  return (
    <>
      {state !== 'waiting' && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-base">
          <Badge tone={stateTones[state]}>
            {state === 'proposed' && answerUntil
              ? t('admin.picking.askedUntil', { time: clockText(answerUntil, language, timeZone ?? deviceZone()) })
              : t(`admin.picking.state_${state}`)}
          </Badge>
          {decidedBy && <span className="text-quiet">{t('admin.picking.decidedBy', { name: decidedBy })}</span>}
        </p>
      )}
      {substitute && state !== 'waiting' && (
        <p className="mt-1 text-base">
          {t('admin.picking.instead', {
            quantity: quantityText(substitute.quantity, substitute.unit),
            name: substitute.name,
          })}
        </p>
      )}
      {said && said.alsoIn.length > 0 && (
        <Alert className="mt-2">{t('admin.picking.alsoIn', { orders: said.alsoIn.join(', ') })}</Alert>
      )}
      {said && said.result !== 'ok' && said.result !== 'repeated' && (
        <Alert tone="error" className="mt-2">
          {t(`admin.picking.said_${said.result}`)}
        </Alert>
      )}
    </>
  );
}
