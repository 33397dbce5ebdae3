import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newKeyPair } from '@signpost/federation/registry';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import {
  identitySettings,
  readIdentityConfiguration,
} from '../../apps/backend/src/domain/identity/configuration';
import { mailSettings } from '../../apps/backend/src/domain/identity/mail/mail-settings';
import { backendSettings, readConfiguration } from '../../apps/backend/src/platform/configuration';
import { readConfig, shellSettings } from '../../apps/shell/src/server/config';
import { readWorkerSettings, workerSettings } from '../../apps/shell/src/server/workers/settings';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, 'deploy', file), 'utf8');
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Every document of a YAML file. Throws on invalid YAML, for instance a duplicate key. */
const documents = (file: string): unknown[] =>
  parseAllDocuments(read(file)).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw problem;
    return document.toJS() as unknown;
  });

const APPS = {
  shell: {
    known: [shellSettings, workerSettings].flatMap(({ shape }) => Object.keys(shape)),
    parse: (given: Record<string, string>) => [readConfig(given), readWorkerSettings(given)],
  },
  backend: {
    known: [backendSettings, identitySettings, mailSettings].flatMap(({ shape }) => Object.keys(shape)),
    parse: (given: Record<string, string>) => [readConfiguration(given), readIdentityConfiguration(given)],
  },
};
type App = keyof typeof APPS;

const settings = z.record(z.string(), z.string());
const environment = z.object({ environment: settings });
const compose = z.object({ services: z.object({ shell: environment, backend: environment }) });
const manifests = z.array(z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) }));
const deployment = z.object({
  template: z.object({
    spec: z.object({
      containers: z.tuple([z.object({ env: z.array(z.object({ name: z.string() })) })]),
    }),
  }),
});

/** Values of secrets, and of variables that `.env` leaves empty. */
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://signpost@database/signpost',
  MAIL_FROM: 'Signpost <no-reply@example.org>',
  REGISTRY_KEYS: newKeyPair().publicKey,
  SITE_URL: 'http://localhost:8080',
  SMTP_URL: 'smtps://mail.example.org',
};
const secret = (name: string): string => SECRETS[name] ?? 'sixteen-letters-x';

const ofCompose = (app: App): Record<string, string> => {
  const { services } = compose.parse(documents('compose.yaml')[0]);
  return Object.fromEntries(
    Object.entries(services[app].environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{([A-Z_]+):\?[^}]*\}/g, (_, variable: string) => secret(variable)),
    ]),
  );
};

const ofKubernetes = (app: App): Record<string, string> => {
  const all = manifests.parse([
    ...documents('kubernetes/config.yaml'),
    ...documents(`kubernetes/${app}.yaml`),
  ]);
  const find = (kind: string) => all.find((one) => one.kind === kind && one.metadata.name === app);
  const [container] = deployment.parse(find('Deployment')?.['spec']).template.spec.containers;
  return {
    ...settings.parse(find('ConfigMap')?.['data']),
    ...Object.fromEntries(container.env.map(({ name }) => [name, secret(name)])),
  };
};

/** The settings in the image of an app, whose stage has its name. */
const ofImage = (app: App): Record<string, string> => {
  const [, stage = ''] =
    new RegExp(`^FROM \\S+ AS ${app}$(.*?)(?=^FROM |$(?![^]))`, 'ms').exec(read('Dockerfile')) ?? [];
  const [, pairs = ''] = /^ENV (.*)$/m.exec(stage) ?? [];
  return Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=') as [string, string]));
};

describe('deployment', () => {
  it('has YAML that can be read', () => {
    const files = git('ls-files', '--', 'deploy/*.yaml').map((file) => file.replace('deploy/', ''));
    expect(files.flatMap(documents).length).toBeGreaterThan(files.length);
  });

  it.each(['shell', 'backend'] as const)('gives the %s only settings that it reads and accepts', (app) => {
    const { known, parse } = APPS[app];
    for (const given of [ofCompose(app), ofKubernetes(app)]) {
      const all: Record<string, string> = { ...ofImage(app), ...given };
      expect(Object.keys(all).filter((name) => name !== 'NODE_ENV' && !known.includes(name))).toEqual([]);
      expect(() => parse({ ...all, NODE_ENV: 'production' })).not.toThrow();
    }
  });

  it('copies into images only what the repository has', () => {
    const sources = [...read('Dockerfile').matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].flatMap(
      ([, list = '']) => list.split(' '),
    );
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => git('ls-files', '--', source).length === 0)).toEqual([]);
  });

  it('installs exactly what the lock file names, and npm accepts the lock file', () => {
    expect([...read('Dockerfile').matchAll(/npm (install|ci)\b/g)].map(([command]) => command)).toEqual(
      Array(3).fill('npm ci'),
    );
    // Throws when package.json and the lock file disagree, as they do after an npm bug drops other platforms' binaries.
    execFileSync('npm', ['ci', '--dry-run', '--offline', '--loglevel=error'], { cwd: root });
  });
});
