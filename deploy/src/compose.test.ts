import { existsSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { newKeyPair } from '@signpost/federation/registry';
import { z } from 'zod';
import { documents, text } from './read';
import { readAs, SECRETS, unread, unsaid } from './settings';

const settings = z.record(z.string(), z.string());
const service = z.strictObject({
  image: z.string().optional(),
  build: z
    .strictObject({
      context: z.literal('..'),
      dockerfile: z.literal('deploy/Dockerfile'),
      target: z.string(),
    })
    .optional(),
  restart: z.enum(['unless-stopped', 'no']),
  init: z.boolean().optional(),
  command: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  deploy: z.strictObject({ replicas: z.number() }).optional(),
  environment: settings.default({}),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
    )
    .default({}),
  secrets: z.array(z.string()).default([]),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.strictObject({ test: z.array(z.string()), interval: z.string() }).optional(),
});
const compose = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.strictObject({ file: z.string().startsWith('./') })),
});

const source = text('deploy/compose.yaml');
const { services, volumes, secrets } = compose.parse(documents('deploy/compose.yaml')[0]);
const { shell, backend, edge, release } = services;
const example = Object.fromEntries(
  [...text('deploy/env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);
const madeUp: Readonly<Record<string, string>> = {
  REGISTRY_KEYS: newKeyPair().publicKey,
  SMTP_URL: 'smtps://mail.example.org',
};
/** As Compose fills in what `.env` says; what the example leaves open is made up. */
const filled = (given: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value.replace(
        /\$\{([A-Z_]+):\?[^}]*\}/g,
        (_, variable: string) => example[variable] || madeUp[variable] || 'sixteen-letters-x',
      ),
    ]),
  );
const dockerfile = DockerfileParser.parse(text('deploy/Dockerfile'));
const healthChecked = (target: string): boolean => {
  const lines = dockerfile.getInstructions().map((instruction) => instruction.toString());
  const from = lines.findIndex((line) => line.endsWith(`AS ${target}`));
  const next = lines.findIndex((line, number) => number > from && line.startsWith('FROM '));
  return lines.slice(from, next < 0 ? undefined : next).some((line) => line.startsWith('HEALTHCHECK'));
};

describe('the Compose file', () => {
  it('asks for nothing that the example of settings does not name, nor that for anything it does not use', () => {
    const asked = [...source.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    expect([...new Set(asked)].sort()).toEqual(Object.keys(example).sort());
  });

  it('gives the apps settings that they read and accept', () => {
    for (const [name, app] of [
      ['shell', shell],
      ['backend', backend],
    ] as const) {
      const given = filled(app?.environment);
      expect(unread(name, given)).toEqual([]);
      expect(() => readAs(name, given)).not.toThrow();
    }
  });

  it('says every setting that the apps cannot do without', () => {
    for (const [name, app] of [
      ['shell', shell],
      ['backend', backend],
    ] as const) {
      const given = filled(app?.environment);
      expect(unsaid(name, given)).toEqual([]);
      for (const needed of Object.keys(given)) {
        expect(unsaid(name, { ...given, [needed]: '' })).toEqual([needed]);
      }
    }
  });

  it('has its releases signed, with a key that the repository does not hold', () => {
    const { REGISTRY_SIGNING_KEY: key = '' } = release?.environment ?? {};
    const [mounted = ''] = release?.secrets ?? [];
    expect(key).toBe(`/run/secrets/${mounted}`);
    const { file = '' } = secrets[mounted] ?? {};
    const ignored = text('.gitignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', `*${path.extname(file)}`]));
    expect(text('deploy/Dockerfile.dockerignore').split('\n')).toContain(`**/*${path.extname(file)}`);
  });

  it('takes what is secret from outside: no value of it stands here or in the example', () => {
    const given = Object.values(services).flatMap(({ environment }) => Object.entries(environment));
    const own = given.filter(([name]) => SECRETS.some((secret) => secret === name));
    expect(own.length).toBeGreaterThan(2);
    for (const [, value] of own) expect(value).toContain(':?set it in deploy/.env}');
    for (const secret of SECRETS) expect(example[secret] ?? '').toBe('');
  });

  it('builds what the Dockerfile has, and waits only for what there is and tells its health', () => {
    const stages = dockerfile.getFROMs().map((from) => from.getBuildStage());
    for (const { build } of Object.values(services)) if (build) expect(stages).toContain(build.target);
    for (const { depends_on } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        const awaited = services[name];
        const told = Boolean(awaited?.healthcheck) || healthChecked(awaited?.build?.target ?? '');
        expect([name, condition, told]).toEqual([name, condition, condition === 'service_healthy']);
      }
    }
  });

  it('mounts volumes and files that there are', () => {
    for (const mount of Object.values(services).flatMap((one) => one.volumes)) {
      const [from = ''] = mount.split(':');
      const there = from.startsWith('.') ? existsSync(path.resolve(__dirname, '..', from)) : from in volumes;
      expect([from, there]).toEqual([from, true]);
    }
  });

  it('lets a shell drain before it is killed', () => {
    const drain = Number(shell?.environment['DRAIN_SECONDS']);
    expect(Number.parseInt(shell?.stop_grace_period ?? '', 10)).toBeGreaterThan(drain + 5);
  });

  it('fills in everything that the edge leaves open', () => {
    const open = [...text('deploy/edge/nginx.conf.template').matchAll(/\$\{([A-Z_]+)\}/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(edge?.environment ?? {})).toEqual(expect.arrayContaining(open));
    expect(open.length).toBeGreaterThan(0);
  });

  it('publishes the port that the edge listens on', () => {
    expect(edge?.ports).toEqual([expect.stringMatching(`:${edge?.environment['EDGE_PORT']}$`)]);
  });
});
