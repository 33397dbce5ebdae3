import { existsSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { newKeyPair } from '@signpost/federation/registry';
import { z } from 'zod';
import { documents, text } from './read';
import { parseSettings, SECRETS, unknownSettings, missingSettings } from './settings';

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
const placeholders: Readonly<Record<string, string>> = {
  REGISTRY_KEYS: newKeyPair().publicKey,
  SMTP_URL: 'smtps://mail.example.org',
};
/** Variables as Compose reads them from `.env`; values that the example leaves empty are made up. */
const fillVariables = (given: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value.replace(
        /\$\{([A-Z_]+):\?[^}]*\}/g,
        (_, variable: string) => example[variable] || placeholders[variable] || 'sixteen-letters-x',
      ),
    ]),
  );
const dockerfile = DockerfileParser.parse(text('deploy/Dockerfile'));
const stageHasHealthCheck = (target: string): boolean => {
  const lines = dockerfile.getInstructions().map((instruction) => instruction.toString());
  const from = lines.findIndex((line) => line.endsWith(`AS ${target}`));
  const next = lines.findIndex((line, number) => number > from && line.startsWith('FROM '));
  return lines.slice(from, next < 0 ? undefined : next).some((line) => line.startsWith('HEALTHCHECK'));
};

describe('Compose file', () => {
  it('uses only variables that the example of settings names, and the example names no others', () => {
    const asked = [...source.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    expect([...new Set(asked)].sort()).toEqual(Object.keys(example).sort());
  });

  it('gives the apps settings that they read and accept', () => {
    for (const [name, app] of [
      ['shell', shell],
      ['backend', backend],
    ] as const) {
      const given = fillVariables(app?.environment);
      expect(unknownSettings(name, given)).toEqual([]);
      expect(() => parseSettings(name, given)).not.toThrow();
    }
  });

  it('sets every setting that the apps require', () => {
    for (const [name, app] of [
      ['shell', shell],
      ['backend', backend],
    ] as const) {
      const given = fillVariables(app?.environment);
      expect(missingSettings(name, given)).toEqual([]);
      for (const needed of Object.keys(given)) {
        expect(missingSettings(name, { ...given, [needed]: '' })).toEqual([needed]);
      }
    }
  });

  it('has its releases signed, with a key that is not in the repository', () => {
    const { REGISTRY_SIGNING_KEY: key = '' } = release?.environment ?? {};
    const [mounted = ''] = release?.secrets ?? [];
    expect(key).toBe(`/run/secrets/${mounted}`);
    const { file = '' } = secrets[mounted] ?? {};
    const ignored = text('.gitignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', `*${path.extname(file)}`]));
    expect(text('deploy/Dockerfile.dockerignore').split('\n')).toContain(`**/*${path.extname(file)}`);
  });

  it('takes secrets from outside: none of their values is in it or in the example', () => {
    const given = Object.values(services).flatMap(({ environment }) => Object.entries(environment));
    const own = given.filter(([name]) => SECRETS.some((secret) => secret === name));
    expect(own.length).toBeGreaterThan(2);
    for (const [, value] of own) expect(value).toContain(':?set it in deploy/.env}');
    for (const secret of SECRETS) expect(example[secret] ?? '').toBe('');
  });

  it('builds stages of the Dockerfile, and waits only for services with a health check', () => {
    const stages = dockerfile.getFROMs().map((from) => from.getBuildStage());
    for (const { build } of Object.values(services)) if (build) expect(stages).toContain(build.target);
    for (const { depends_on } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        const awaited = services[name];
        const hasHealthCheck =
          Boolean(awaited?.healthcheck) || stageHasHealthCheck(awaited?.build?.target ?? '');
        expect([name, condition, hasHealthCheck]).toEqual([name, condition, condition === 'service_healthy']);
      }
    }
  });

  it('mounts volumes and files that exist', () => {
    for (const mount of Object.values(services).flatMap((one) => one.volumes)) {
      const [from = ''] = mount.split(':');
      const exists = from.startsWith('.') ? existsSync(path.resolve(__dirname, '..', from)) : from in volumes;
      expect([from, exists]).toEqual([from, true]);
    }
  });

  it('lets a shell drain before it is killed', () => {
    const drain = Number(shell?.environment['DRAIN_SECONDS']);
    expect(Number.parseInt(shell?.stop_grace_period ?? '', 10)).toBeGreaterThan(drain + 5);
  });

  it("sets every variable of the edge's template", () => {
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
