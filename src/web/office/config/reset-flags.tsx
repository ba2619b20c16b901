import { useState } from 'react';
import { defaultFeatureConfig, type FeatureConfig, flagPaths, isFlagOn } from '#domain/access/feature-config.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** Puts all flags back to a new shop's, after a question that says how many will change. */
export function ResetFlags(props: { config: FeatureConfig; reset: (before: FeatureConfig) => Promise<boolean> }) {
  const t = useOfficeT();
  const { config } = props;
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const count = flagPaths.filter((path) => isFlagOn(config, path) !== isFlagOn(defaultFeatureConfig, path)).length;
  const close = () => setAsked(false);
  async function reset(): Promise<void> {
    setBusy(true);
    await props.reset(config);
    setBusy(false);
    close();
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t('admin.flags.reset')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={t('admin.flags.resetQuestion')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button variant="danger" busy={isBusy} disabled={count === 0} onClick={() => void reset()}>
              {t('admin.flags.reset')}
            </Button>
          </>
        }
      >
        {count === 0 ? t('admin.flags.resetNone') : t('admin.flags.resetText', { count })}
      </Dialog>
    </>
  );
}
