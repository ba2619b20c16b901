// What a migration may not do to a table with rows in it while the release before goes on serving. A statement that has
// its reasons bears them: `-- allowed: why`, on a line before it.

const spaces = /\s+/g;
const breakpoint = '--> statement-breakpoint';

/** Of statements on tables that the migration has not made itself. */
const rules = [
  [/^create (unique )?index (?!concurrently)/, 'keeps writers out until the index is made: make it concurrently'],
  [/ add column (?!.*\bdefault\b).*\bnot null\b/, 'fails where there are rows: give it a default'],
  [
    / add column .*(\bserial\b|default .*\b(gen_random_uuid|random|nextval|clock_timestamp)\b|generated always as\b)/,
    'writes the whole table anew under a lock: add the column empty and fill it in batches',
  ],
  [/ alter column .* type /, 'writes the whole table anew under a lock: add another column and fill it in batches'],
  [
    / alter column .* set not null/,
    'reads the whole table under a lock: add a check that is not valid, then validate it',
  ],
  [/ add constraint .* (foreign key|check)\b(?!.*not valid)/, 'reads the whole table under a lock: add it not valid'],
  [
    / add constraint .* (unique|primary key)\b(?!.* using index)/,
    'makes an index under a lock: make it first, add it using index',
  ],
  [
    /^(drop table|alter table .* (drop column|rename))/,
    'the release before still reads it: take it away a release later',
  ],
  [/^(update|delete from) /, 'holds the rows until all are written: begin it with -- in batches, and a limit'],
];

/**
 * @param {string} text the file as drizzle-kit has parted it
 * @returns {string[]} what is wrong, each with the beginning of its statement
 */
export function migrationFaults(text) {
  const statements = text.split(breakpoint).map(readStatement);
  const made = new Set(
    statements.flatMap(({ plain }) => /^create table (?:if not exists )?(\w+)/.exec(plain)?.[1] ?? []),
  );
  const isMade = ({ table }) => made.has(table);
  const faults = statements
    .filter((one) => !one.isAllowed && !one.isBatch && !isMade(one))
    .flatMap(({ plain }) =>
      rules.filter(([form]) => form.test(plain)).map(([, why]) => `${plain.slice(0, 60)}: ${why}`),
    );
  return [...faults, ...aloneFaults(statements), ...validatedAtOnce(statements)];
}

function readStatement(text) {
  const lines = text.trim().split('\n');
  const comments = lines.filter((line) => line.startsWith('--'));
  const plain = lines
    .filter((line) => !line.startsWith('--'))
    .join(' ')
    .replaceAll('"', '')
    .replaceAll('public.', '')
    .replaceAll(spaces, ' ')
    .trim()
    .toLowerCase();
  const table = /^(?:alter table (?:if exists )?(?:only )?|update |delete from |create .*index .* on )(\w+)/.exec(
    plain,
  )?.[1];
  const isBatch = comments.some((line) => /^-- in batches\b/.test(line));
  return { plain, table, isBatch, isAllowed: comments.some((line) => /^-- allowed: \S/.test(line)) };
}

/** What runs outside a transaction is begun anew after a crash: from the first statement of its file. */
function aloneFaults(statements) {
  const isConcurrent = ({ plain }) => /^(create|drop) (unique )?index concurrently/.test(plain);
  const alone = statements.filter((one) => one.isBatch || isConcurrent(one));
  const faults = alone
    .filter(({ isBatch, plain }) => isBatch && !/ limit \d+/.test(plain))
    .map(({ plain }) => `${plain.slice(0, 60)}: a batch has a limit, and leaves out the rows that are filled`);
  if (alone.length > 0 && alone.length < statements.length)
    faults.push(`${alone[0].plain.slice(0, 60)}: what is no part of a transaction has a file of its own`);
  for (const { plain } of alone) {
    const name = /^create (?:unique )?index concurrently (\w+)/.exec(plain)?.[1];
    if (name && !statements.some((one) => one.plain.startsWith(`drop index concurrently if exists ${name}`)))
      faults.push(`${plain.slice(0, 60)}: half-made, it stays: drop it concurrently before, if it exists`);
  }
  return faults;
}

function validatedAtOnce(statements) {
  const namesOf = (form) => statements.flatMap(({ plain }) => form.exec(plain)?.[1] ?? []);
  const added = new Set(namesOf(/ add constraint (\w+)/));
  return namesOf(/ validate constraint (\w+)/)
    .filter((name) => added.has(name))
    .map((name) => `validate constraint ${name}: in the transaction that added it, it reads the table under its lock`);
}
