import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  ignoreFaults,
  openPage,
  reloadPage,
  test,
} from './journey.ts';
import { signInByCall } from './own-account.ts';
import { codeOf, findGoods, type Run, scan, startRun, untilKept } from './picking-steps.ts';
import { asStaff } from './staff-calls.ts';

// The texts below are French.
test.use({ locale: 'fr-FR', serviceWorkers: 'allow' });

test('two orders are picked by a keyboard scanner, for a part without network @phone', async ({
  page,
  context,
  pageFaults,
}) => {
  const staff = await asStaff(page);
  await openPage(page, '/');
  const {
    pieces: [one, two, three],
    weighed: [byWeight],
  } = await findGoods(page);
  const run = await startRun(page, staff, [
    {
      goods: [
        [one, 2],
        [two, 1],
        [three, 1],
        [byWeight, 1],
      ],
    },
    { goods: [[one, 1]] },
  ]);
  const byProduct = [...Map.groupBy(run.lines, ({ productId }) => productId).values()];
  const shared = byProduct.find((lines) => lines.length === 2) ?? [];
  const single = byProduct.filter((lines) => lines.length === 1).flat();
  const kilo = single.find(({ weighed }) => weighed);
  const [lone, absent] = single.filter(({ weighed }) => !weighed);

  await signInByCall(page, 'login_check', { identifier: 'picker@panier.example', password: 'Panier2024' });
  const answer = await openPage(page, '/admin/picking');
  expect(answer?.headers()['permissions-policy']).toContain('camera=(self)');
  await expect(page.getByRole('heading', { name: 'Préparation' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.locator(`a[href="/admin/picking/${run.id}"]`).click();
  await expect(page.getByText(`0 sur ${run.lines.length}`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await untilKept(page, `/admin/picking/${run.id}`);

  const sent = page.waitForResponse(/\/pick-runs\/\d+\/events/);
  await scan(page, codeOf(shared[0]));
  await expect(page.getByText('A : 1 sur 2')).toBeVisible();
  // That it is on its way may not be said yet.
  await sent;
  await expect(page.getByText(/non envoyé/)).toHaveCount(0);
  await context.setOffline(true);
  await scan(page, codeOf(shared[0]));
  await expect(page.getByText('A : 2 sur 2')).toBeVisible();
  await scan(page, codeOf(shared[0]));
  await expect(page.getByText(`2 sur ${run.lines.length}`)).toBeVisible();
  await expect(page.getByText('2 non envoyés').first()).toBeVisible();

  await reloadPage(page);
  await expect(page.getByText(`2 sur ${run.lines.length}`)).toBeVisible();
  await expect(page.getByText('2 non envoyés').first()).toBeVisible();
  await scan(page, '96385074');
  await expect(page.getByRole('alert').getByText('Mauvais produit : 96385074')).toBeVisible();
  await scan(page, codeOf(lone));
  await expect(page.getByText(`3 sur ${run.lines.length}`)).toBeVisible();
  await scan(page, codeOf(kilo));
  const keys = page.getByRole('dialog');
  await keys.getByRole('button', { name: '9', exact: true }).click();
  await expect(keys.getByRole('button', { name: 'Valider' })).toBeDisabled();
  await keys.getByRole('button', { name: 'Effacer' }).click();
  await keys.getByRole('button', { name: '1', exact: true }).click();
  await expectAccessible(page);
  await keys.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByText(`4 sur ${run.lines.length}`)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/non envoyé/)).toHaveCount(0);
  const told = await staff<Run>('GET', `/pick-runs/${run.id}`);
  expect(told.lines.filter(({ state }) => state === 'picked').map(({ picked, quantity }) => picked - quantity)).toEqual(
    [0, 0, 0, 0],
  );

  await page.getByRole('button', { name: 'Liste' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Liste' }).click();
  await page.getByRole('button', { name: 'Introuvable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Non' }).click();
  await expect(page.getByRole('heading', { name: 'Sacs et fin' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Terminer la préparation' }).click();
  await expect(page.getByRole('heading', { name: 'Préparation terminée' })).toBeVisible();
  const ended = await staff<Run>('GET', `/pick-runs/${run.id}`);
  expect(ended.state).toBe('finished');
  expect(ended.lines.find(({ id }) => id === absent?.id)).toMatchObject({ state: 'short', picked: 0 });
  ignoreFaults(pageFaults, /ERR_INTERNET_DISCONNECTED|Failed to load resource/);
});

test('whoever’s session ends in the middle of a run goes on, and it is sent after the next sign-in @phone', async ({
  page,
  context,
  pageFaults,
}) => {
  const staff = await asStaff(page);
  await openPage(page, '/');
  const {
    pieces: [one, two],
  } = await findGoods(page);
  const run = await startRun(page, staff, [
    {
      goods: [
        [one, 1],
        [two, 1],
      ],
    },
  ]);
  const login = { identifier: 'picker@panier.example', password: 'Panier2024' };
  await signInByCall(page, 'login_check', login);
  await openPage(page, `/admin/picking/${run.id}`);
  await expect(page.getByText(`0 sur ${run.lines.length}`)).toBeVisible();
  const other = await context.newPage();
  await openPage(other, '/');
  await other.evaluate(() => localStorage.removeItem('auth_token'));
  await expect(page.getByText('Votre session est terminée')).toBeVisible();
  await page.getByRole('button', { name: /^Pris/ }).click();
  await expect(page.getByText('1 non envoyé').first()).toBeVisible();
  await expectAccessible(page);
  await signInByCall(other, 'login_check', login);
  await expect(page.getByText(/non envoyé/)).toHaveCount(0);
  const told = await staff<Run>('GET', `/pick-runs/${run.id}`);
  expect(told.lines.filter(({ state }) => state === 'picked')).toHaveLength(1);
  ignoreFaults(pageFaults, /401|Failed to load resource/);
});
