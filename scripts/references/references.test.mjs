import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { settingRows } from './settings.mjs';

test('each setting has a row with its description, default and allowed values', () => {
  const rows = settingRows([
    z.object({
      WORKERS: z.coerce.number().int().min(1).max(64).default(1).describe('Processes.'),
      PORT: z.string().transform(Number).default(4210).describe('The port.'),
      CALLS: z.coerce.number().int().min(0).default(60).describe('Calls.'),
      BACKEND_URL: z.url().describe('The backend.'),
    }),
    z.object({
      CACHE: z.enum(['on', 'off']).default('on').describe('Caching.'),
      SITE_URL: z.url().optional().meta({ description: 'The site.', whenAbsent: 'localhost' }),
    }),
  ]);
  assert.deepEqual(rows, [
    '| `BACKEND_URL` | The backend. | none, required |  |',
    '| `CACHE` | Caching. | `on` | `on`, `off` |',
    '| `CALLS` | Calls. | `60` | 0 or more |',
    '| `PORT` | The port. | `4210` |  |',
    '| `SITE_URL` | The site. | localhost |  |',
    '| `WORKERS` | Processes. | `1` | 1 to 64 |',
  ]);
});

test('a setting without a description is an error', () => {
  assert.throws(() => settingRows([z.object({ PORT: z.string() })]), /PORT has no description/);
});
