import type { StaffCall } from './staff-calls.ts';

/** Ends what stands in the place of home's own text and picture, for journeys that are about these. */
export async function endHeroBanners(staff: StaffCall): Promise<void> {
  const list = '/banners?state=shown&place=hero&per_page=50';
  const { items } = await staff<{ items: { id: number }[] }>('GET', list);
  const lastDay = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  for (const { id } of items) await staff('PUT', `/banners/${id}`, { firstDay: null, lastDay });
}
