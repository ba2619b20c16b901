import { createContext, type ReactNode, useContext } from 'react';
import { type Format, formatFor } from './format.ts';

const FormatContext = createContext<Format>(formatFor('fr', 'EUR'));

/** Set once by the root, so that every price beneath is written in one language and currency. */
export function FormatProvider(props: { language: string; currency: string; children: ReactNode }) {
  return <FormatContext value={formatFor(props.language, props.currency)}>{props.children}</FormatContext>;
}

/** `const { money, date, quantity } = useFormat()`: the formatters of the reader's language. */
export function useFormat(): Format {
  return useContext(FormatContext);
}
