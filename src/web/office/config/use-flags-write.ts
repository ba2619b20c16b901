import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isRefusal } from '#contract/errors.ts';
import { readFeatureConfig, resetFeatureConfig, writeFeatureConfig } from '#contract/shop/feature-config.ts';
import { readSystemState } from '#contract/shop/system.ts';
import { type FeatureConfig, type FlagPath, isFlagOn } from '#domain/access/feature-config.ts';
import { createTurns } from '#domain/turns/take-turns.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../data/use-write.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';
import { flagChanges, undoOfReset } from './flag-changes.ts';

/** Flags on their way, as they were asked for. */
export type GoingFlags = Partial<Record<FlagPath, boolean>>;

/**
 * Writes flags of the configuration, those alone that were switched, so that two people do not take each other back; one
 * write after the other, so that of two quick presses the second counts.
 */
export function useFlagsWrite() {
  const t = useOfficeT();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const { send } = useWrite(writeFeatureConfig, [readSystemState]);
  const { send: sendReset } = useWrite(resetFeatureConfig, [readSystemState]);
  const [takeTurns] = useState(() => createTurns(1));
  const [going, setGoing] = useState<GoingFlags>({});

  /** Answers whether it is done. The pages of this tab follow: its own frame depends on some flags too. */
  const write = useCallback(
    async (work: () => Promise<FeatureConfig>): Promise<boolean> => {
      try {
        const config = await takeTurns('', work);
        queries.setQueryData([readFeatureConfig.name, {}], config);
        void revalidate();
        return true;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        notice(t('admin.flags.switchFailed'), { description: failureText(t, error), tone: 'destructive' });
        return false;
      }
    },
    [takeTurns, queries, revalidate, t],
  );
  const change = useCallback(
    async (path: FlagPath, isOn: boolean, mayUndo = true): Promise<void> => {
      setGoing((old) => ({ ...old, [path]: isOn }));
      const isDone = await write(() => send(flagChanges([[path, isOn]])));
      setGoing(({ [path]: _, ...rest }) => rest);
      const name = t(`admin.flags.${path}`);
      const undo = { action: { label: t('common.undo'), onClick: () => void change(path, !isOn, false) } };
      if (isDone) notice(t(isOn ? 'admin.flags.switchedOn' : 'admin.flags.switchedOff', { name }), mayUndo ? undo : {});
    },
    [write, send, t],
  );
  const reset = useCallback(
    async (before: FeatureConfig): Promise<boolean> => {
      const isDone = await write(() => sendReset({}));
      const restore = async () => {
        if (await write(() => send(undoOfReset(before)))) notice(t('admin.flags.restored'));
      };
      if (isDone)
        notice(t('admin.flags.resetDone'), {
          duration: 10_000,
          action: { label: t('common.undo'), onClick: () => void restore() },
        });
      return isDone;
    },
    [write, send, sendReset, t],
  );
  return { change, reset, going };
}

/** What a switch shows: what was asked for while it is on its way. */
export const shownFlag = (config: FeatureConfig, going: GoingFlags, path: FlagPath): boolean =>
  going[path] ?? isFlagOn(config, path);
