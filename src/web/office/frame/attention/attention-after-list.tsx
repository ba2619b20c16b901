import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AttentionBelow } from './attention-below.tsx';

/** What needs attention, once the list above it is there. */
export function AttentionAfterList() {
  return useAfterList() && <AttentionBelow />;
}

const isFirst = (query: Query) => query.state.status === 'pending';

/** Whether the list above has come once: what stood beneath it before would be pushed away by its rows. */
function useAfterList(): boolean {
  const queries = useQueryClient();
  const [isShown, setShown] = useState(false);
  const waited = useIsFetching({ predicate: isFirst });
  // Asked anew: what a list asks for begins after the paint that this number is of.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is the event
  useEffect(() => {
    if (queries.isFetching({ predicate: isFirst }) === 0) setShown(true);
  }, [queries, waited]);
  return isShown;
}
