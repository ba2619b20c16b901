import type { Locator, Page } from '@playwright/test';
import { expect, ignoreFaults, openPage, test } from './journey.ts';
import { signInByCall } from './own-account.ts';
import { codeOf, findGoods, type Line, type Run, scan, startRun, untilKept } from './picking-steps.ts';
import { asStaff } from './staff-calls.ts';

// The texts below are French.
test.use({ locale: 'fr-FR', serviceWorkers: 'allow' });

const mostPresses = 60;

test('40 lines of 5 orders take 60 presses beside the scans, half of them without network @phone', async ({
  page: first,
  context,
  pageFaults,
}) => {
  const staff = await asStaff(first);
  await openPage(first, '/');
  const { pieces, weighed } = await findGoods(first);
  const orders = [0, 1, 2, 3, 4].map((n) => ({
    goods: Array.from({ length: 8 }, (_, i): [number | undefined, number] => {
      return [i === 0 && n < 4 ? weighed[n] : pieces[8 * n + i], 1];
    }),
    wish: n === 0 ? ('ask_me' as const) : ('best_match' as const),
  }));
  const run = await startRun(first, staff, orders);
  expect(run.lines).toHaveLength(40);
  const plan = planOf(run);

  await signInByCall(first, 'login_check', { identifier: 'picker@panier.example', password: 'Panier2024' });
  await openPage(first, `/admin/picking/${run.id}`);
  await untilKept(first, `/admin/picking/${run.id}`);
  let page = first;
  let presses = 0;
  const press = async (what: Locator) => {
    await what.click();
    presses += 1;
  };
  let done = 0;
  const showsDone = () => expect(page.getByText(`${done} sur 40`)).toBeVisible();

  for (const line of plan.found) {
    if (done === 8) await context.setOffline(true);
    if (done === 18) page = await reopen(page, `/admin/picking/${run.id}`);
    if (done === 28) await context.setOffline(false);
    await scan(page, codeOf(line));
    if (line.weighed) {
      const keys = page.getByRole('dialog');
      await press(keys.getByRole('button', { name: '1', exact: true }));
      await press(keys.getByRole('button', { name: 'Valider' }));
    }
    done += 1;
    await showsDone();
  }
  // What was not scanned comes by itself, as one walks.
  while (done < 40) {
    const name = await page.locator('#stop-name').innerText();
    const line = plan.left.find((one) => one.name === name);
    if (!line) throw new Error(`${name} was scanned`);
    await press(page.getByRole('button', { name: 'Introuvable' }));
    await press(
      page.getByRole('dialog').getByRole('button', { name: line.substitutes.length > 0 ? 'Non' : 'Oui, vide' }),
    );
    if (line.substitutes.length > 0) {
      const isReplaced = line === plan.asked || line === plan.similar;
      const substitute = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
      await press(isReplaced ? substitute : page.getByRole('dialog').getByRole('button', { name: 'Rien à la place' }));
    }
    done += 1;
    if (done < 40) await showsDone();
  }
  await press(page.getByRole('button', { name: 'Terminer la préparation' }));
  await press(page.getByRole('button', { name: 'Terminer sans réponse' }));
  await expect(page.getByRole('heading', { name: 'Préparation terminée' })).toBeVisible();

  const ended = await staff<Run>('GET', `/pick-runs/${run.id}`);
  const stateOf = (line: Line) => ended.lines.find(({ id }) => id === line.id);
  expect(plan.found.map((line) => stateOf(line)?.picked)).toEqual(plan.found.map(() => 1));
  expect(plan.left.map((line) => stateOf(line)?.state).toSorted()).toEqual([
    'refused',
    'short',
    'short',
    'short',
    'substituted',
  ]);
  expect(presses).toBeLessThanOrEqual(mostPresses);
  ignoreFaults(pageFaults, /ERR_INTERNET_DISCONNECTED|Failed to load resource/);
});

/** 35 lines that are there, and 5 that are not: of one its shopper is asked, one is replaced, three are left out. */
function planOf({ lines }: Run) {
  const canReplace = (wish: string) => (line: Line) =>
    !line.weighed && line.wish === wish && line.substitutes.length > 0;
  const asked = lines.find(canReplace('ask_me'));
  const similar = lines.find(canReplace('best_match'));
  const absent = lines.filter((line) => !line.weighed && line !== asked && line !== similar).slice(-3);
  if (!asked || !similar) throw new Error('The demo has nothing in their place');
  const left = [asked, similar, ...absent];
  return { asked, similar, left, found: lines.filter((line) => !left.includes(line)) };
}

/** The tab is killed without network, and the page is opened anew from what the device has kept. */
async function reopen(page: Page, path: string): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(path);
  await expect(next.getByText('18 sur 40')).toBeVisible();
  return next;
}
