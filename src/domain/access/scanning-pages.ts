/** The sections of the back office whose pages read barcodes with the camera of the device. */
const scanning = ['picking', 'rounds', 'receipts', 'scan'];
const form = new RegExp(`^/admin/(?:${scanning.join('|')})(?:[/?#]|$)`);

/** Whether an address is one of the pages that may use the camera and compile the decoder of barcodes; no other may. */
export function isScanningPage(path: string): boolean {
  return form.test(path);
}
