import { useWatch } from 'react-hook-form';
import { useOfficeT } from '../use-office-t.ts';
import { TextField } from './fields.tsx';
import { momentHint } from './zone-text.ts';

/** A field of day and time, by the clock of a time zone, which stands under it. */
export function MomentField({ name, label, timeZone }: { name: string; label: string; timeZone: string }) {
  const t = useOfficeT();
  const local = useWatch({ name }) as string;
  return <TextField name={name} label={label} type="datetime-local" hint={momentHint(local, timeZone, t)} />;
}
