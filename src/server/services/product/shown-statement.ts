import type { HotStatement } from '#server/db/connection.ts';
import type { Shown } from './product-card.ts';

/** A hot statement in each language and at each price type, made when it is first asked for. */
export function statementByShown(name: string, textFor: (view: Shown) => string): (view: Shown) => HotStatement {
  const made = new Map<string, HotStatement>();
  return (view) => {
    const key = `${name}-${view.language}-${view.priceType}`;
    const statement = made.get(key) ?? { name: key, text: textFor(view) };
    made.set(key, statement);
    return statement;
  };
}
