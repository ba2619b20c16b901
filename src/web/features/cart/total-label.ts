/** What a total holds, where no line above it names the delivery: not yet the fee, the fee, or nothing but the goods. */
export function totalLabel(fee: number | null) {
  if (fee === null) return 'basket.totalEstimate';
  return fee > 0 ? 'basket.totalWithDelivery' : 'common.total';
}
