/** An error without what it may say of a person: mail servers name the address that they refuse, SMS services the number. */
export function blankAddresses(error: string): string {
  return error.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…@…').replace(/\+?\d(?:[\s.-]?\d){8,}/g, '…');
}
