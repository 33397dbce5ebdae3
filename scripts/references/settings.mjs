import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** The modules of each program that export a schema of settings. */
const PROGRAMS = {
  Shell: [
    ['apps/shell/src/server/config.ts', 'shellSettings'],
    ['apps/shell/src/server/workers/settings.ts', 'workerSettings'],
  ],
  Backend: [
    ['apps/backend/src/platform/configuration.ts', 'backendSettings'],
    ['apps/backend/src/domain/identity/configuration.ts', 'identitySettings'],
    ['apps/backend/src/domain/identity/mail/mail-settings.ts', 'mailSettings'],
  ],
};

const load = async (file, name) => {
  const loaded = await import(pathToFileURL(path.resolve(file)).href);
  return loaded[name] ?? loaded.default[name];
};

const defaultOf = (schema, { whenAbsent, default: given }, isRequired) => {
  if (whenAbsent !== undefined) return whenAbsent;
  if (isRequired) return 'none, required';
  // A default behind a transform is no part of the JSON schema.
  const value = given ?? schema.parse(undefined) ?? '';
  return value === '' ? 'none' : `\`${value}\``;
};

const allowedOf = ({ allowed, enum: values, minimum, exclusiveMinimum, maximum }) => {
  if (allowed !== undefined) return allowed;
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  if (exclusiveMinimum !== undefined) return `more than ${exclusiveMinimum}, at most ${maximum}`;
  if (minimum === undefined) return '';
  // Zod bounds every integer by the largest safe one.
  return maximum === undefined || maximum === Number.MAX_SAFE_INTEGER
    ? `${minimum} or more`
    : `${minimum} to ${maximum}`;
};

/**
 * The rows of the settings that schemas describe, by name and in alphabetical order. A default that code computes is the
 * schema's `whenAbsent`. Throws when a setting has no description.
 */
export const settingRows = (schemas) => {
  const rows = new Map();
  for (const schema of schemas) {
    const { properties, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    for (const [name, property] of Object.entries(properties)) {
      if (!property.description) throw new Error(`${name} has no description`);
      const cells = [
        property.description,
        defaultOf(schema.shape[name], property, required.includes(name)),
        allowedOf(property),
      ];
      rows.set(name, `| \`${name}\` | ${cells.join(' | ')} |`);
    }
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
};

const sectionOf = async ([program, sources]) => {
  const schemas = await Promise.all(sources.map(([file, name]) => load(file, name)));
  const files = sources.map(([file]) => `[\`${file}\`](../${file})`).join(', ');
  return [
    `## ${program}`,
    '',
    `From ${files}.`,
    '',
    '| Setting | What it does | Default | Allowed values |',
    '| --- | --- | --- | --- |',
    ...settingRows(schemas),
    '',
  ];
};

/** The reference of environment settings, as Markdown. */
export const settingsReference = async () => {
  const sections = await Promise.all(Object.entries(PROGRAMS).map(sectionOf));
  return [
    '# Settings',
    '',
    'Written by `npm run references` from the schemas in the code; do not edit it. Settings are environment variables. Paths are relative to the folder in which the process starts. Both programs check their settings at the start, and print what is wrong. [Operations](operations.md#settings) has the settings of the commands.',
    '',
    ...sections.flat(),
  ].join('\n');
};
