import { expect, test } from 'vitest';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { TransferCard } from './transfer-card.tsx';

const transfer = { accountHolder: 'Panier SAS', iban: 'NO9386011117947', bic: '', amount: 12.3, reference: 'P-26-ABC' };

test.each([
  [
    'fr',
    'Régler par virement Titulaire Panier SAS IBAN NO93 8601 1117 947 Montant 12,30 € Référence à indiquer P-26-ABC',
  ],
  ['en', 'Pay by transfer Account holder Panier SAS IBAN NO93 8601 1117 947 Amount €12.30 Payment reference P-26-ABC'],
  [
    'vi',
    'Thanh toán bằng chuyển khoản Chủ tài khoản Panier SAS IBAN NO93 8601 1117 947 Số tiền 12,30 € Nội dung chuyển khoản P-26-ABC',
  ],
] as const)('in %s the page of an order says where its money goes', async (language, words) => {
  const html = await renderPart(<TransferCard transfer={transfer} />, { language });
  expect(readText(html)).toBe(words);
});

test('a BIC is said where there is one, and nothing of an order that awaits no transfer', async () => {
  expect(readText(await renderPart(<TransferCard transfer={{ ...transfer, bic: 'DNBANOKK' }} />))).toContain(
    'BIC DNBANOKK',
  );
  expect(await renderPart(<TransferCard transfer={null} />)).toBe('');
});
