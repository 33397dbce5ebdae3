import path from 'node:path';
import { z } from 'zod';
import { registryDocument, releaseManifest, remoteConfig } from './schema';

/** Where the JSON Schemas of the contract's documents are kept for tools that know no TypeScript. */
export const SCHEMA_FOLDER = path.join('packages', 'federation', 'schemas');

/** The contract's documents as JSON Schema, by file name: made from the schemas that the code itself validates with. */
export const jsonSchemas = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      registry: registryDocument,
      release: releaseManifest,
      'remote-config': remoteConfig,
    }).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
    ]),
  );
