/** As SQL: the barcode of a product that is shown, as it is printed; `productId` is a text of SQL. */
export const firstBarcode = (productId: string) => `(
  select right(b.code, b.digits) from product_barcodes b where b.product_id = ${productId} order by b.position limit 1)`;
