import { utcOffset } from '#domain/clock/zone-time.ts';
import type { OfficeT } from '../use-office-t.ts';
import { localTime, readLocal } from './local-time.ts';

/** By which clock a moment is meant: “Ho Chi Minh time (UTC+7)”. */
export function zoneText(timeZone: string, at: Date, t: OfficeT): string {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  const minutes = utcOffset(at, timeZone);
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const ahead = `${minutes < 0 ? '\u2212' : '+'}${hours}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return t('admin.form.zone', { city, offset: minutes === 0 ? 'UTC' : `UTC${ahead}` });
}

/** The same under a field of day and time, with what is meant where the clock shows that time never or twice. */
export function momentHint(local: string, timeZone: string, t: OfficeT): string {
  const read = readLocal(local, timeZone);
  const zone = zoneText(timeZone, read?.at ?? new Date(), t);
  if (!read || read.kind === 'once') return zone;
  const time = localTime(read.at.toISOString(), timeZone).slice(11);
  return `${zone}. ${read.kind === 'never' ? t('admin.form.zoneNever', { time }) : t('admin.form.zoneTwice')}`;
}
