type Guard = () => Promise<boolean>;
let guard: Guard | null = null;

/** A form with unsaved changes is asked before its page is left for good; answers how to end that. */
export function guardUnsaved(ask: Guard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}

/** Whether what was typed may be discarded: true where nothing is unsaved, or the shopper says so. */
export const mayLeave: Guard = async () => guard === null || guard();
