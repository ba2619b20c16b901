/** What a column is called, above a field on a phone, where each row of a table is a card; fields have names of their own. */
export function CardLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="block pb-0.5 text-quiet md:hidden">
      {children}
    </span>
  );
}
