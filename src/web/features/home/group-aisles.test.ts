import { expect, test } from 'vitest';
import { aisleGroupNames, aisleGroupOf, aisleGroups } from '#domain/catalogue/aisle-groups.ts';
import { categories } from '#domain/catalogue/category.ts';
import { groupAisles } from './group-aisles.ts';

const aislesOf = (codes: readonly string[], rank = (i: number) => i + 1) =>
  codes.map((id, i) => ({ id, popularRank: rank(i), group: aisleGroupOf(id) }));
const idsOf = (aisles: readonly { id: string }[]) => aisles.map(({ id }) => id);

test('the six most bought stand out by their rank, every other aisle is in its group, none is lost or twice', () => {
  const { large, groups } = groupAisles(aislesOf(categories, (i) => categories.length - i));
  expect(idsOf(large)).toEqual(categories.toReversed().slice(0, 6));
  expect([...idsOf(large), ...groups.flatMap((group) => idsOf(group.aisles))].toSorted()).toEqual(
    categories.toSorted(),
  );
  for (const { name, aisles } of groups) expect(aisleGroups[name]).toEqual(expect.arrayContaining(idsOf(aisles)));
});

test('groups come in their order, without those that have no aisle; a small shop has groups alone', () => {
  expect(groupAisles(aislesOf(categories)).groups.map(({ name }) => name)).toEqual(aisleGroupNames);
  const { large, groups } = groupAisles(aislesOf(['NONALIMENTAIRE', 'OTHER', 'FRUIT']));
  expect(large).toEqual([]);
  expect(groups.map(({ name, aisles }) => [name, ...idsOf(aisles)])).toEqual([
    ['fresh', 'FRUIT'],
    ['grocery', 'OTHER'],
    ['home', 'NONALIMENTAIRE'],
  ]);
});
