import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { useOfficeT } from '../../use-office-t.ts';

/** Writes a quantity as it is fetched: "3", "1,052 kg". */
export function useQuantityText(): (value: number, unit: string) => string {
  const t = useOfficeT();
  const { quantity } = useFormat();
  return (value, unit) => quantity(value, unitWord(unit, t));
}
