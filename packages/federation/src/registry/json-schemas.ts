import path from 'node:path';
import { z } from 'zod';
import { registryDocument, releaseManifest, remoteConfig } from './schema';

/** Folder of the contract documents' JSON Schemas, for tools that do not use TypeScript. */
export const SCHEMA_FOLDER = path.join('packages', 'federation', 'schemas');

/** The contract's documents as JSON Schema, by file name, generated from the schemas that the code validates with. */
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
