import { expect, test as setup } from '@playwright/test';
import { clearSeeded, seededFolder, startShop } from './server.ts';

// Sowing the demo takes most of a shop's start: it is done once, and every worker's shop begins with a copy.
setup('the shop sows its demo, and ends in good order', async () => {
  setup.setTimeout(300_000);
  clearSeeded();
  const shop = await startShop('embedded', { folder: seededFolder });
  const answer = await fetch(`${shop.url}/api/v1/store/1/product-collection?per_page=1`);
  await shop.stop();
  expect(answer.status).toBe(200);
});
