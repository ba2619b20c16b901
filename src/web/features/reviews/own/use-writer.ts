import { useState } from 'react';
import { useSession } from '#web/shared/session/session.ts';

export type Writer = {
  /** Who writes; null for visitors. */
  id: number | null;
  /** False once their session has ended. */
  isSignedIn: boolean;
  /** Whether something is typed that is not sent yet. */
  setTyping: (isTyping: boolean) => void;
};

/** Who is signed in. Somebody who is typing stays when their session ends, until they go on or another person comes. */
export function useWriter(): Writer {
  const { user } = useSession();
  const [last, setLast] = useState<number | null>(null);
  const [isTyping, setTyping] = useState(false);
  if (user && user.id !== last) {
    setLast(user.id);
    setTyping(false);
  }
  return { id: user?.id ?? (isTyping ? last : null), isSignedIn: user !== null, setTyping };
}
