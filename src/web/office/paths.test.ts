import { expect, test } from 'vitest';
import { matchOfficePath, sections } from './paths.ts';

const officePaths: readonly string[] = Object.values(sections).flatMap(({ paths }) => paths);

test.each(officePaths)('%s is found by an address of its own', (path) => {
  const address = path.replace(':id', path === 'texts/:id' ? 'about' : '12');
  expect(matchOfficePath(address)).toMatchObject({ pattern: path });
});

test.each(['', 'nothing', 'orders/12/more', 'products/a'])('nothing stands at “%s”', (path) => {
  expect(matchOfficePath(path)).toBeNull();
});

test.each(['undefined', 'NaN', '-1', '1.5', '1e3', '12345678901', 'new2'])('no thing has the id %s', (id) => {
  for (const path of officePaths.filter((one) => one.includes(':id') && one !== 'texts/:id'))
    expect(matchOfficePath(path.replace(':id', id)), path).toBeNull();
});
