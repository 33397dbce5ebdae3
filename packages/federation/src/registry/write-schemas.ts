import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemas, SCHEMA_FOLDER } from './json-schemas';

// Run with `npm run schemas` from the root of the repository, after changing the contract's documents.
mkdirSync(SCHEMA_FOLDER, { recursive: true });
for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(path.join(SCHEMA_FOLDER, name), text);
