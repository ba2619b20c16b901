import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { readAttention } from '#contract/office/overview.ts';
import { api } from '#web/lib/api/api.ts';
import { createAttemptKeys } from '#web/lib/api/attempt-key.ts';

/**
 * Sends a write; the same content tried again after a lost answer is one write. What `changes` names (reads whose answers
 * are others now) is asked for again. Throws the `Refusal`: whoever sends says it where the reader looks.
 */
export function useWrite<E extends Endpoint>(endpoint: E, changes: readonly Endpoint[] = []) {
  const queries = useQueryClient();
  const keys = useRef(createAttemptKeys());
  const [running, setRunning] = useState(0);
  const names = changes.map(({ name }) => name).join(' ');
  const send = useCallback(
    async (input: InputOf<E>): Promise<OutputOf<E>> => {
      setRunning((n) => n + 1);
      try {
        const answer = await api(endpoint, input, endpoint.idempotent ? { idempotencyKey: keys.current(input) } : {});
        // The next write of the same content is another one: back to an earlier price, for instance.
        keys.current = createAttemptKeys();
        return answer;
      } finally {
        setRunning((n) => n - 1);
        // After a refusal too: what is shown may be why.
        const asked = new Set(names.split(' '));
        void queries.invalidateQueries({ predicate: ({ queryKey }) => asked.has(String(queryKey[0])) });
        // Any write may have dealt with something that needed attention: the next screen asks anew.
        void queries.invalidateQueries({ queryKey: [readAttention.name], refetchType: 'none' });
      }
    },
    [endpoint, queries, names],
  );
  return { send, isBusy: running > 0 };
}
