/** To a thread: a call, or the answer to a question of the thread's own. */
export type ToThread =
  | { kind: 'call'; number: number; value: unknown }
  | { kind: 'answer'; number: number; value: unknown }
  | { kind: 'refusal'; number: number; error: unknown };

/** From a thread: that it is ready, how a call ended, or a question that came up while it works on the call `of`. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'done'; number: number; value: unknown }
  | { kind: 'failed'; number: number; error: unknown }
  | { kind: 'question'; number: number; of: number; value: unknown };
