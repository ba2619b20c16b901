import { useEffect, useState } from 'react';
import { addPushDevice, deletePushDevice, listPushDevices, type PushDevice } from '#contract/accounts/push.ts';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import {
  keepSubscription,
  type PushAbility,
  pushAbility,
  subscribedEndpoint,
  subscribeToPush,
  unsubscribeFromPush,
} from '#web/lib/browser/push.ts';

/** How push stands in this browser; `unset`: the shop sends none. */
export type PushState = Exclude<PushAbility, 'able'> | 'unset' | 'off' | 'on';

/** Push in this browser and the other devices of the account; `state` is null until both are known. */
export function usePush() {
  const { data, refusal, reload } = useCall(listPushDevices, {});
  const [local, setLocal] = useState<{ ability: PushAbility; endpoint: string | null } | null>(null);
  const key = data?.key ?? null;
  // Once there is an answer: of the browser alone, nothing can be said.
  useEffect(() => {
    if (!data) return;
    let isLeft = false;
    const look = async () => {
      const ability = pushAbility();
      const endpoint = key !== null && ability === 'able' ? await subscribedEndpoint(key) : null;
      if (!isLeft) setLocal({ ability, endpoint });
    };
    void look();
    // A person who lifts the block does that beside the page.
    const seen = () => document.visibilityState === 'visible' && void look();
    addEventListener('focus', seen);
    return () => {
      isLeft = true;
      removeEventListener('focus', seen);
    };
  }, [data, key]);

  const devices = data?.devices ?? [];
  const here = local?.endpoint ? devices.find(({ endpoint }) => endpoint === local.endpoint) : undefined;
  const state = data && local ? stateOf(key, local.ability, here) : null;

  /** Answers `refused` where the person said no. Rejects where it cannot be. */
  async function turnOn(): Promise<'on' | 'refused'> {
    if (key === null) throw new Error('the shop sends no push');
    const made = await subscribeToPush(key);
    if (made === 'refused') {
      setLocal({ ability: pushAbility(), endpoint: null });
      return made;
    }
    try {
      await api(addPushDevice, made);
    } catch (error) {
      await unsubscribeFromPush();
      throw error;
    }
    await keepSubscription(key, made);
    reload();
    return 'on';
  }

  async function remove({ id }: PushDevice): Promise<void> {
    await api(deletePushDevice, { id }).catch((error: unknown) => {
      // Gone already: that is what was wanted.
      if (!isRefusal(error) || error.status !== 404) throw error;
    });
    if (id === here?.id) await unsubscribeFromPush();
    reload();
  }

  const others = devices.filter(({ id }) => id !== here?.id);
  return { state, here, others, refusal: data ? null : (refusal as Refusal | null), reload, turnOn, remove };
}

function stateOf(key: string | null, ability: PushAbility, here: PushDevice | undefined): PushState {
  if (key === null) return 'unset';
  if (ability !== 'able') return ability;
  return here ? 'on' : 'off';
}
