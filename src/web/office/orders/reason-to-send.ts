/** The reason as a call takes it: nothing where only spaces were typed. */
export function reasonToSend(typed: string): { reason?: string } {
  const reason = typed.trim();
  return reason === '' ? {} : { reason };
}
