import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { signInByCall } from './own-account.ts';
import { findGoods, type Run, startRun } from './picking-steps.ts';
import { makePerson, waitForMail } from './shopping.ts';
import { asStaff } from './staff-calls.ts';

// The texts below are French.
test.use({ locale: 'fr-FR' });

test('two pickers share a run, its shopper answers by the link of a mail and reads what was replaced @phone', async ({
  page,
  browser,
  shop,
  pageFaults,
}) => {
  const staff = await asStaff(page);
  await openPage(page, '/');
  const { pieces } = await findGoods(page);
  const { email } = makePerson('Rosa Reponse');
  const run = await startRun(page, staff, [
    { goods: pieces.slice(0, 8).map((id) => [id, 1]), wish: 'ask_me', email },
    { goods: [[pieces[0], 1]] },
  ]);
  const asked = run.lines.find(({ wish, substitutes }) => wish === 'ask_me' && substitutes.length > 0);
  const taken = run.lines.find(({ productId }) => productId !== asked?.productId);
  if (!asked || !taken) throw new Error('The demo has nothing in their place');
  const all = run.lines.length;
  await signInByCall(page, 'login_check', { identifier: 'picker@panier.example', password: 'Panier2024' });
  await openPage(page, `/admin/picking/${run.id}`);
  await page.getByRole('button', { name: 'Liste' }).click();
  await page.getByRole('button', { name: asked.name }).first().click();
  await page.getByRole('button', { name: 'Introuvable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Non' }).click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByText(`1 sur ${all}`)).toBeVisible();

  const newPage = async () => (await browser.newContext({ locale: 'fr-FR', baseURL: shop.url })).newPage();
  const [second, shopper] = [await newPage(), await newPage()];
  try {
    await signInByCall(second, 'login_check', { identifier: 'staff@panier.example', password: 'Panier2024' });
    await openPage(second, `/admin/picking/${run.id}`);
    await expect(second.getByText(`1 sur ${all}`)).toBeVisible();
    await second.getByRole('button', { name: /^Pris/ }).click();
    // What the other has taken comes by itself.
    const picked = run.lines.filter(({ productId }) => productId === taken.productId).length;
    await expect(page.getByText(`${1 + picked} sur ${all}`)).toBeVisible();

    const mail = await waitForMail(shop, email, 'substitute-asked');
    const link = /https?:\S+\/order\/\d+\/substitutes\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
    await openPage(shopper, new URL(link).pathname + new URL(link).search);
    await expectAccessible(shopper);
    await shopper.getByRole('button', { name: 'Oui, je le prends' }).click();
    await expect(shopper.getByText('C’est noté : vous le prenez.')).toBeVisible();
    await shopper.getByRole('link', { name: 'Voir la commande' }).click();
    await expect(shopper.getByText(/produits? sur 8 (est|sont) dans les sacs/)).toBeVisible();

    await page.getByRole('button', { name: 'Liste' }).click();
    await expect(page.getByText('Remplacé').first()).toBeVisible();
    await page.getByRole('button', { name: 'Liste' }).click();
    const progress = page.locator('header p').first();
    for (
      let told = await progress.innerText();
      !told.includes(`${all} sur ${all}`);
      told = await progress.innerText()
    ) {
      await page.getByRole('button', { name: /^Pris/ }).click();
      await expect(progress).not.toHaveText(told);
    }
    await page.getByRole('button', { name: 'Terminer la préparation' }).click();
    await expect(page.getByRole('heading', { name: 'Préparation terminée' })).toBeVisible();
    await expectAccessible(page);

    await shopper.reload();
    await expect(shopper.getByText('1 produit remplacé')).toBeVisible();
    await expect(shopper.getByText(`À la place de : ${asked.name}`)).toBeVisible();
    await expectAccessible(shopper);
    const ended = await staff<Run>('GET', `/pick-runs/${run.id}`);
    expect(ended.lines.find(({ id }) => id === asked.id)?.state).toBe('substituted');
  } finally {
    await second.context().close();
    await shopper.context().close();
  }
  ignoreFaults(pageFaults, /Failed to load resource/);
});
