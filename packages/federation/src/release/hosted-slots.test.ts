import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HostedSlotName } from '../contract';
import type { ReleaseManifest } from '../registry';
import { writeTinyRemote } from '../testing';
import { expectSlotBudgets, hiddenRows } from './entry/hosted-slots';
import { release } from './release';
import { registryOf } from './store';

const SLOT: HostedSlotName = 'unis.provider.row.v1';
const hosts = { [SLOT]: { timeoutMs: 500, budget: 1_000, failure: 'regular' } } as const;

/** The manifest of a release of employers whose row in the slot is of a size. */
const filler = (bytes: number): ReleaseManifest => ({
  name: 'employers',
  contract: '^1.5.0',
  paths: ['/explore/employers'],
  slots: [SLOT],
  client: {
    entry: 'client/remoteEntry.js',
    remote: { js: [], css: [] },
    chunks: { [`employers.slot.${SLOT}`]: { js: ['client/row.js'], css: [] } },
  },
  server: { entry: 'server/remoteEntry.js' },
  files: { 'client/row.js': { sha256: '0'.repeat(64), bytes } },
});

describe('releases of remotes with slots of their own', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-hosted-slots-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const releaseHost = async (manifest: object) => {
    const dist = await writeTinyRemote(path.join(folder, 'dist'), { heading: 'x', name: 'unis', manifest });
    await release(path.join(folder, 'store'), 'unis', dist);
    return registryOf(path.join(folder, 'store'));
  };

  it('records the slots of a release in the registry, under its signature', async () => {
    const { remotes, problems } = await releaseHost({ hosts });
    expect(remotes['unis']?.live.hosts).toEqual(hosts);
    expect(problems).toEqual([]);
  });

  it('refuses a row that is larger than the slot of the live release allows', async () => {
    const registry = await releaseHost({ hosts });
    expect(() => expectSlotBudgets(registry, filler(1_000))).not.toThrow();
    expect(() => expectSlotBudgets(registry, filler(1_001))).toThrow('1 over the slot');
  });

  it('says which rows are not shown, and refuses none of them: remotes are released in any order', async () => {
    const withSlot = await releaseHost({ hosts });
    expect(hiddenRows(withSlot, filler(1))).toEqual([]);
    const without = await releaseHost({});
    expect(hiddenRows(without, filler(1))).toEqual([
      `${SLOT}: not shown until a release of unis with this slot is live`,
    ]);
    const filled = { remotes: { employers: { live: { slots: [SLOT] } } } } as never;
    expect(hiddenRows(filled, { ...filler(1), name: 'unis', slots: [] })).toEqual([
      `${SLOT}: gone, so the row of employers is no longer shown`,
    ]);
  });
});
