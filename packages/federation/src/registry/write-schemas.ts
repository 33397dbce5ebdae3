import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemas, SCHEMA_FOLDER } from './json-schemas';

// `npm run schemas`, from the root of the repository: after a change of the contract's documents.
mkdirSync(SCHEMA_FOLDER, { recursive: true });
for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(path.join(SCHEMA_FOLDER, name), text);
