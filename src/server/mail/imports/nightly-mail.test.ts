import { expect, test } from 'vitest';
import { nightlyMail } from './nightly-mail.ts';

const content = {
  to: { name: 'Panier', address: 'shop@panier.example' },
  shopName: 'Panier',
  fileName: '<prices>.csv',
  failureText: null,
  refused: 3,
  link: 'https://panier.example/admin/imports/7',
};

test.each([
  ['fr', 'L’import de la nuit a refusé des lignes – Panier', '3 lignes du fichier', 'Raison\u00a0: Injoignable'],
  ['en', 'Last night’s import refused rows – Panier', '3 rows of the file', 'Reason: Injoignable'],
  ['vi', 'Lần nhập dữ liệu đêm qua có dòng bị từ chối – Panier', '3 dòng của tệp', 'Lý do: Injoignable'],
] as const)('%s: it says how many rows, or why it failed, and leads there', (language, subject, rows, reason) => {
  const refused = nightlyMail({ ...content, language });
  expect(refused.subject).toBe(subject);
  expect(refused.text).toContain(rows);
  expect(refused.text).toContain(content.link);
  expect(refused.html).toContain('&lt;prices&gt;.csv');
  const failed = nightlyMail({ ...content, language, failureText: 'Injoignable' });
  expect(failed.subject).not.toBe(subject);
  expect(failed.text).toContain(reason);
});
