#!/usr/bin/env node
// The command of remotes. Their configuration is TypeScript, which Node does not load by itself.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';
import { register as registerModules } from 'tsx/esm/api';

register();
registerModules();
const require = createRequire(import.meta.url);
const built = new URL('../dist/cjs/command/cli.js', import.meta.url);
require(existsSync(built) ? built.pathname : '../src/command/cli.ts');
