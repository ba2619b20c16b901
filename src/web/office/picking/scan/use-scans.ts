import { useCallback, useRef, useState } from 'react';
import type { ScalePattern } from '#domain/picking/scale-pattern.ts';
import { useScanner } from '../../scanner/use-scanner.ts';
import { useOfficeT } from '../../use-office-t.ts';
import type { EventDraft } from '../device/run-session.ts';
import { useQuantityText } from '../run/quantity-text.ts';
import type { RunView } from '../run/run-screen.tsx';
import type { PickStop } from '../run/stops.ts';
import { matchCode } from './match-code.ts';

export type ScanMessage = { tone: 'success' | 'warning' | 'error'; title: string; text?: string };
type Given = {
  /** As they are at that moment: the code before may not be drawn yet. */
  readStops: () => readonly PickStop[];
  /** How the shop's scale writes its labels. */
  patterns: readonly ScalePattern[];
  shown: number | null;
  isOn: boolean;
  say: (drafts: readonly EventDraft[], productId: number) => Promise<boolean>;
  onView: (view: RunView) => void;
  /** A weighed line is scanned by its product’s own code: its weight is asked for. */
  onWeigh: (weighing: { lineId: number; barcode: string }) => void;
};

/** What scanned codes do in a run: each takes one of its product for the first bag that needs it, or says why it does not. */
export function useScans({ readStops, patterns, shown, isOn, say, onView, onWeigh }: Given) {
  const t = useOfficeT();
  const quantityText = useQuantityText();
  const [message, setMessage] = useState<ScanMessage | null>(null);
  const before = useRef(Promise.resolve());
  const count = useCallback(
    async (code: string): Promise<void> => {
      if (!isOn) return;
      const found = matchCode({ stops: readStops(), patterns }, code, shown);
      if (!found) {
        navigator.vibrate?.([200, 100, 200]);
        const title = t('admin.picking.wrongCode', { code });
        return setMessage({ tone: 'error', title, text: t('admin.picking.wrongCodeText') });
      }
      if ('substituteId' in found) {
        navigator.vibrate?.([200, 100, 200]);
        return setMessage({ tone: 'warning', title: t('admin.picking.scanSubstitute') });
      }
      const { productId, lines } = found.stop;
      const { line } = found;
      onView({ kind: 'stop', productId });
      if (!line) {
        navigator.vibrate?.(200);
        return setMessage({ tone: 'warning', title: t('admin.picking.scanComplete', { name: lines[0].name }) });
      }
      navigator.vibrate?.(40);
      setMessage(null);
      if (line.weighed && !found.isLabel) return onWeigh({ lineId: line.id, barcode: code });
      const quantity = Math.min(line.quantity, line.picked + 1);
      const counted = line.weighed ? {} : { quantity };
      const { letter, unit } = line;
      const bag = t('admin.picking.intoBag', {
        letter,
        picked: quantityText(line.weighed ? line.quantity : quantity, unit),
        quantity: quantityText(line.quantity, unit),
      });
      setMessage({ tone: 'success', title: bag, text: line.name });
      await say([{ line_id: line.id, kind: 'picked', barcode: code, ...counted }], productId);
    },
    [isOn, readStops, patterns, shown, say, onView, onWeigh, t, quantityText],
  );
  // One after the other: each counts on what the one before has said.
  const scan = useCallback(
    (code: string) => {
      before.current = before.current.then(() => count(code)).catch(() => undefined);
    },
    [count],
  );
  useScanner(scan);
  return { scan, message, clear: useCallback(() => setMessage(null), []) };
}
