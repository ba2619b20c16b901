// What a release changes in the files of the repository.

/** @param {string} text such as `0.2.0`; @returns {number[]} its three numbers; throws for anything else */
export function readVersion(text) {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (!found) throw new Error(`${text} is no version: three numbers, such as 0.2.0`);
  return found.slice(1).map(Number);
}

/** Whether one version comes after another, or is the same. */
export function isAtLeast(version, other) {
  const [own, least] = [readVersion(version), readVersion(other)];
  const at = own.findIndex((part, i) => part !== least[i]);
  return at === -1 || own[at] > least[at];
}

/**
 * The changelog with its newest part named for a release: the part is headed `## Next`, or with the version.
 * @param {string} changelog
 * @param {string} version
 * @param {string} day as `2026-11-29`
 */
export function nameNotes(changelog, version, day) {
  const [heading = '', title = ''] = /^## (.*)$/m.exec(changelog) ?? [];
  if (title !== 'Next' && title !== version)
    throw new Error(`CHANGELOG.md begins with “${title}”: say under “## Next” what changes for who runs a shop`);
  const notes = changelog.slice(changelog.indexOf(heading) + heading.length).split(/^## /m)[0] ?? '';
  if (notes.trim() === '') throw new Error('CHANGELOG.md says nothing of what changes for who runs a shop');
  return changelog.replace(heading, `## ${version} (${day})`);
}
