import type { SystemState } from '#contract/shop/system.ts';
import type { FeatureConfig } from '#domain/access/feature-config.ts';
import { FormSection } from '../form/form-section.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { flagGroupIds, flagGroups } from './flag-groups.ts';
import { FlagRow } from './flag-row.tsx';
import { ProvidersState } from './providers-state.tsx';
import { shownFlag, type useFlagsWrite } from './use-flags-write.ts';

/** All flags by group. */
export function FlagsPart(props: {
  config: FeatureConfig;
  state: SystemState;
  flags: ReturnType<typeof useFlagsWrite>;
}) {
  const t = useOfficeT();
  const { going, change } = props.flags;
  return flagGroupIds.map((id) => (
    <FormSection key={id} title={t(`admin.flags.group_${id}`)} hint={t(`admin.flags.groupText_${id}`)}>
      <ul className="-my-2 divide-y divide-line">
        {flagGroups[id].map((path) => {
          const state = props.state.flags.find(({ flag }) => flag === path);
          return (
            state && (
              <FlagRow
                key={path}
                state={state}
                isOn={shownFlag(props.config, going, path)}
                isBusy={going[path] !== undefined}
                onChange={(isOn) => void change(path, isOn)}
              />
            )
          );
        })}
      </ul>
      {id === 'paymentMethods' && (
        <ProvidersState
          flags={{
            card: shownFlag(props.config, going, 'paymentMethods.card'),
            paypal: shownFlag(props.config, going, 'paymentMethods.paypal'),
          }}
        />
      )}
    </FormSection>
  ));
}
