import type { ReactNode } from 'react';
import type { OrderFailure } from './use-each-order.ts';

/** Orders named one by one, under a line that says what is the matter with them. */
export function NamedOrders({ title, lines }: { title: string; lines: readonly { id: number; text: ReactNode }[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-2">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** What was refused, each with its reason. */
export const failureLines = (failures: readonly OrderFailure[]) =>
  failures.map(({ order, text }) => ({ id: order.id, text: `${order.orderNumber ?? order.customerName} · ${text}` }));
