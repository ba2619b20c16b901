import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '#domain/language/language.ts';
import { type Format, formatFor } from './format.ts';
import { frenchEuro, type Writing } from './writing.ts';

const FormatContext = createContext<Format>(formatFor('fr', frenchEuro));

/** Set once by the root, so that every price beneath is written in one language and currency. */
export function FormatProvider({
  language,
  writing,
  children,
}: {
  language: Language;
  writing: Writing;
  children: ReactNode;
}) {
  const format = useMemo(() => formatFor(language, writing), [language, writing]);
  return <FormatContext value={format}>{children}</FormatContext>;
}

/** `const { money, date, quantity } = useFormat()`: the formatters of the reader's language. */
export function useFormat(): Format {
  return useContext(FormatContext);
}
