import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { slotLines } from './list-slots.mjs';
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

test('a slot is listed with what it demands, and who fills it where', () => {
  const remotes = [
    {
      name: 'unis',
      config: {
        slots: [],
        hosts: { 'unis.a.row.v1': { timeoutMs: 1_500, budget: 25_000, failure: 'regular' } },
      },
      samples: { slots: {} },
    },
    {
      name: 'careers',
      config: { slots: ['unis.a.row.v1'] },
      samples: { slots: { 'unis.a.row.v1': '/a' } },
    },
  ];
  assert.deepEqual(slotLines('unis.a.row.v1', remotes), [
    'unis.a.row.v1 (regular, 1.5 s, 25 kB for each row; input in apps/unis/slots.d.ts)',
    '  careers at /a',
  ]);
  assert.deepEqual(slotLines('home.row', remotes), ['home.row', '  nobody']);
});
