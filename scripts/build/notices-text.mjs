// Licences under which a package may be part of Panier; another one needs a decision first.
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Its terms hold for its own files (docs/decisions/background-work.md, Push).
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
]);

/** Packages that name their licence in its text alone, looked up there; another version is looked up again. */
const read = new Map([['png-js 2.0.0', 'MIT']]);

/**
 * The text of THIRD-PARTY-NOTICES.md: every package that a running shop loads, by licence.
 * @param lock the parsed package-lock.json
 * @throws {Error} naming the packages whose licence is not allowed
 */
export function noticesText(lock) {
  const groups = new Map();
  for (const path of loadedPackages(lock.packages)) {
    const { version, license } = lock.packages[path];
    const name = `${nameOf(path)} ${version}`;
    const licence = license ?? read.get(name) ?? 'unknown';
    groups.set(licence, (groups.get(licence) ?? new Set()).add(name));
  }
  const refused = [...groups].filter(([licence]) => !isAllowed(licence));
  if (refused.length > 0)
    throw new Error(`Licence not allowed: ${refused.map(([l, p]) => `${l} (${[...p]})`).join('; ')}`);
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, packages]) => `### ${licence}\n\n${[...packages].sort().join(', ')}\n`);
  return `${head}\n${sections.join('\n')}`;
}

/** Of licences joined by OR we take one, of those joined by AND all. */
function isAllowed(licence) {
  const choices = licence.replace(/^\((.*)\)$/, '$1');
  return choices.split(/ OR /i).some((choice) => choice.split(' AND ').every((part) => allowed.has(part)));
}

const head = `# Third-party notices

Panier itself is under the MIT licence (see LICENSE). It stands on the work of others, under licences of their own.

## In this repository

- Facts of the demo catalogue (energy and nutrients of foods) come from: Anses, table Ciqual, Licence Ouverte 2.0 (Etalab).

## Packages

Every package that a running shop loads, with what it needs in turn, by licence. The text of each licence lies in the
package's own folder under \`node_modules/\`. Packages for other systems than yours are listed too, but not installed.
Written by \`npm run notices\` from package-lock.json.
`;

/** The lock file's paths of the packages reachable from our own dependencies, leaving out tools and peers. */
function loadedPackages(packages) {
  const found = new Set();
  const visit = (from) => {
    const { dependencies, optionalDependencies } = packages[from];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = locate(packages, from, name);
      if (!path || found.has(path)) continue;
      found.add(path);
      visit(path);
    }
  };
  visit('');
  return found;
}

/** Where Node would find a package from inside another one. */
function locate(packages, from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = `${base ? `${base}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!base) return null;
  }
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
