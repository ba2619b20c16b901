/** Where the PDF of an invoice or credit note is kept in the file store. */
export function invoiceFile(number: string): string {
  return `invoices/${number}.pdf`;
}
