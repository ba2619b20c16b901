import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { holdReads } from '../data/held-reads.ts';
import { AskedButton } from './asked-button.tsx';

/**
 * Deletes the thing of a page for good, after a question. What prevents it now (`obstacle`) is shown in its place; a
 * failure is shown within the question.
 */
export function DeleteButton(props: {
  label: string;
  question: string;
  deleted: string;
  failed: string;
  obstacle?: string | null;
  isBusy: boolean;
  remove: () => Promise<unknown>;
  /** Goes on to where the thing is missed by nobody. */
  onDone: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const { label, question, failed, obstacle, isBusy, children } = props;
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);
  // A page that looks again by itself would ask for what is deleted, as long as it is not left.
  async function remove(): Promise<void> {
    release.current = holdReads();
    try {
      await props.remove();
    } catch (error) {
      release.current();
      throw error;
    }
    notice(props.deleted);
    props.onDone();
  }
  return (
    <>
      <AskedButton
        {...{ question, failed, isBusy }}
        label={
          <>
            <Icon shape={Trash} className="size-4.5" />
            {label}
          </>
        }
        confirm={label}
        isDanger
        disabled={Boolean(obstacle)}
        aria-describedby={obstacle ? id : undefined}
        run={remove}
      >
        {children}
      </AskedButton>
      {obstacle && (
        <p id={id} className="self-center text-sm text-quiet">
          {obstacle}
        </p>
      )}
    </>
  );
}
