import { expect, expectAccessible, openPage, test } from './journey.ts';
import { signInByCall } from './own-account.ts';
import { findGoods, startRun } from './picking-steps.ts';
import { asStaff } from './staff-calls.ts';

// The texts below are French.
test.use({ locale: 'fr-FR' });

test('what the camera sees is read by the decoder of the shop and goes into the bag @phone', async ({ page }) => {
  const staff = await asStaff(page);
  await openPage(page, '/');
  const { pieces } = await findGoods(page);
  const run = await startRun(page, staff, [{ goods: pieces.slice(0, 12).map((id) => [id, 1]) }]);
  const codes = run.lines.flatMap(({ barcodes }) => barcodes.find((code) => code.length === 13) ?? []);
  const [first, second] = codes;
  if (!first || !second) throw new Error('The demo has too few goods with an EAN-13');
  await page.addInitScript(showToCamera);
  await signInByCall(page, 'login_check', { identifier: 'picker@panier.example', password: 'Panier2024' });
  await openPage(page, `/admin/picking/${run.id}`);
  await page.evaluate((bars) => Object.assign(window, { bars }), barsOf(first));
  await page.getByRole('button', { name: 'Scanner' }).click();
  await expect(page.getByText(`1 sur ${run.lines.length}`)).toBeVisible();
  await expectAccessible(page);
  // The next is held before it while it stays open.
  await page.evaluate((bars) => Object.assign(window, { bars }), barsOf(second));
  await expect(page.getByText(`2 sur ${run.lines.length}`)).toBeVisible();
});

test('who comes to the scanning page from another of the office may use its camera there @phone', async ({ page }) => {
  await openPage(page, '/');
  const { pieces } = await findGoods(page);
  const staff = await asStaff(page);
  type Scanned = { product: { name: string; barcodes: string[] } };
  const { product } = await staff<Scanned>('GET', `/products/scan?product_id=${pieces[0]}&store_id=1`);
  // Kept with zeros before it, as a GTIN-14.
  const code = product.barcodes[0]?.slice(-13) ?? '';
  await page.addInitScript(showToCamera);
  await signInByCall(page, 'login_check', { identifier: 'staff@panier.example', password: 'Panier2024' });
  await openPage(page, '/admin/overview');
  await page.locator('main a[href="/admin/scan"]').click();
  await page.getByRole('button', { name: 'Caméra' }).click();
  await page.evaluate((bars) => Object.assign(window, { bars }), barsOf(code));
  await expect(page.getByRole('heading', { name: product.name, level: 2 })).toBeVisible();
});

/** A camera that looks at the bars of `window.bars`, since a test has none of glass. */
function showToCamera(): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 480 });
    const pen = canvas.getContext('2d');
    setInterval(() => {
      if (!pen) return;
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, 640, 480);
      pen.fillStyle = '#000';
      const { bars = '' } = window as unknown as { bars?: string };
      for (const [i, bar] of [...bars].entries()) if (bar === '1') pen.fillRect(130 + 4 * i, 120, 4, 240);
    }, 50);
    return canvas.captureStream(20);
  };
}

/** The bars of an EAN-13, dark as 1 (GS1 General Specifications, 5.2.1). */
function barsOf(code: string): string {
  const odd = [
    '0001101',
    '0011001',
    '0010011',
    '0111101',
    '0100011',
    '0110001',
    '0101111',
    '0111011',
    '0110111',
    '0001011',
  ];
  const parities = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
  const [first = 0, ...digits] = [...code].map(Number);
  const right = (digit: number) => [...(odd[digit] ?? '')].map((bar) => (bar === '1' ? '0' : '1')).join('');
  const left = (digit: number, parity: string) =>
    parity === 'L' ? (odd[digit] ?? '') : [...right(digit)].toReversed().join('');
  const half = digits.slice(0, 6).map((digit, i) => left(digit, parities[first]?.[i] ?? 'L'));
  return ['101', ...half, '01010', ...digits.slice(6).map(right), '101'].join('');
}
