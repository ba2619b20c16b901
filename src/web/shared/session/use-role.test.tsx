import { expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { useRole } from './use-role.ts';

/** Says whether the pages take somebody without a role for one who has it. */
function Probe() {
  return useRole({ id: 1, email: '', roles: [], customerType: 'retail' }, 'CAN_MANAGE_ORDERS') ? 'may' : 'may not';
}
test.each([
  [true, true, 'may'],
  [true, false, 'may not'],
  [false, true, 'may not'],
])(
  'in development %s with developmentMode %s, whoever has no role %s manage orders on the pages',
  async (isDevelopment, isOn, expected) => {
    vi.stubEnv('DEV', isDevelopment);
    expect(await renderPart(<Probe />, { flags: { features: { developmentMode: isOn } } })).toBe(expected);
    vi.unstubAllEnvs();
  },
);
