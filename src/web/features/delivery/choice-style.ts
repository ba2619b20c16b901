/** A choice of the delivery dialogs: the whole row is the button. */
export const choiceStyle =
  'flex min-h-16 w-full items-center gap-4 rounded-control border border-edge bg-card p-4 text-left transition-colors hover:border-brand hover:bg-brand-soft aria-current:border-brand aria-current:bg-brand-soft';
