import { expect, test } from 'vitest';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { ChangesCell } from './changes-cell.tsx';

const nothing = { before: null, after: null, isErased: false, isHidden: false };

function Cell() {
  const at = { t: useOfficeT(), format: useFormat(), stores: [] };
  const changes = [
    { ...nothing, field: 'city', isHidden: true },
    { ...nothing, field: 'phone', isErased: true },
    { ...nothing, field: 'customerType', before: 'retail', after: 'wholesale' },
  ];
  return <ChangesCell kind="customer" changes={changes} at={at} />;
}

test('a value that is not shown or not there says why, beside the name of its field', async () => {
  const text = readText(await renderPart(<Cell />, { language: 'en' }));
  expect(text).toContain('City Personal: shown with the role CAN_MANAGE_CUSTOMERS.');
  expect(text).toMatch(/Phone erased with the person/);
  expect(text).toMatch(/Type of customer Retail .*Wholesale/);
});
