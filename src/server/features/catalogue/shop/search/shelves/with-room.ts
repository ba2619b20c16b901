type Column = Uint8Array | Uint32Array | Int32Array;

/** A column that has room for so many slots: itself, or a wider copy with some to spare. What is new is 0. */
export function withRoom<C extends Column>(column: C, slots: number): C {
  if (column.length >= slots) return column;
  const make = column.constructor as new (length: number) => C;
  const wider = new make(slots + (slots >> 3) + 64);
  wider.set(column);
  return wider;
}
