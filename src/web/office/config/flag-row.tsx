import type { SystemState } from '#contract/shop/system.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { useOfficeT } from '../use-office-t.ts';

type FlagState = SystemState['flags'][number];

/** One flag: its switch, what it does, and what it needs for that. `isOn` is what is shown, before the answer too. */
export function FlagRow(props: {
  state: FlagState;
  isOn: boolean;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const t = useOfficeT();
  const { flag, acts, needs, isMet } = props.state;
  const about = isMock(flag) ? t('admin.flags.about_mockModes') : t(`admin.flags.about_${flag}`);
  return (
    <li className="py-0.5">
      <Switch
        label={t(`admin.flags.${flag}`)}
        hint={
          <>
            {about}
            {(needs || !acts) && (
              <span className="mt-1 flex flex-wrap items-center gap-x-2">
                {acts ? (
                  needs && (
                    <>
                      <Badge tone={isMet ? 'green' : 'yellow'}>
                        {t(isMet ? 'admin.flags.isThere' : 'admin.flags.isLacking')}
                      </Badge>
                      {t(`admin.flags.need_${needs}`)}
                    </>
                  )
                ) : (
                  <>
                    <Badge>{t('admin.flags.noEffect')}</Badge>
                    {!isMock(flag) && t('admin.flags.noEffectText')}
                  </>
                )}
              </span>
            )}
            <code className="mt-0.5 block text-xs">{flag}</code>
          </>
        }
        checked={props.isOn}
        busy={props.isBusy}
        disabled={!canSwitch({ ...props.state, isOn: props.isOn })}
        onChange={props.onChange}
      />
    </li>
  );
}

type Mock = Extract<FlagState['flag'], `mockModes.${string}`>;
const isMock = (flag: FlagState['flag']): flag is Mock => flag.startsWith('mockModes.');

/**
 * Whether a flag can be pressed: not where nothing reads it, nor a way to pay that has no provider. One that is on can
 * always be switched off. Staff enter the bank account of transfers themselves, before or after.
 */
export function canSwitch({ flag, isOn, acts, needs, isMet }: FlagState): boolean {
  if (flag.startsWith('mockModes.')) return false;
  return isOn || (acts && (isMet || needs === 'bankAccount' || !flag.startsWith('paymentMethods.')));
}
