import { create } from 'qrcode';

/** Draws a QR code of a text as vectors, in a square of this side in points. */
export function drawCode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const one = side / modules.size;
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) doc.rect(x + column * one, y + row * one, one, one);
  doc.fillColor('#000000').fill();
}
