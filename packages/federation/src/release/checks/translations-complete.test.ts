import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteConfig } from '../../contract';
import type { ReleaseManifest } from '../../registry';
import { formatCatalogue } from '../../translations/catalogue';
import { difference } from '../report/difference';
import { translationsComplete } from './translations-complete';

const CLIENT = { entry: 'client/remoteEntry.js', remote: { js: [], css: [] }, chunks: {} };
const CONFIG: RemoteConfig = { name: 'tiny', paths: ['/tiny'], slots: [], contract: '^1.8.0', budget: 1_000 };

describe('translations of a release', () => {
  let folder: string;
  const writeTranslation = (translation: string) => {
    const entries = [{ message: 'Save {name}', translation, notes: [], places: [] }];
    writeFileSync(path.join(folder, 'messages/cy.po'), formatCatalogue(entries, 'cy'));
  };
  const candidate = (missing: string[], untranslated?: Record<string, string>) => ({
    folder,
    dist: folder,
    config: { ...CONFIG, ...(untranslated && { untranslated }) },
    manifest: {
      ...CONFIG,
      client: CLIENT,
      translations: { cy: { client: CLIENT, missing, gap: untranslated?.['cy'] } },
      server: { entry: 'server/remoteEntry.js' },
      files: {},
    } as unknown as ReleaseManifest,
  });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
    mkdirSync(path.join(folder, 'messages'));
    writeTranslation('Cadw {name}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are released when they are complete', () => {
    expect(translationsComplete(candidate([]))).toEqual([]);
  });

  it('are refused with a missing message that is not stated', () => {
    expect(translationsComplete(candidate(['Share']))).toEqual([
      'cy lacks “Share”; translate them, or say in untranslated.cy of remote.config.ts what is in English',
    ]);
    expect(translationsComplete(candidate([...'abcdefg']))[0]).toContain('“e” and 2 more;');
  });

  it('are released with a stated gap, which the release notes repeat', () => {
    const { manifest, ...rest } = candidate(['Share'], { cy: 'rhannu' });
    expect(translationsComplete({ manifest, ...rest })).toEqual([]);
    expect(difference(undefined, manifest)).toContain('cy: 1 text in English (rhannu)');
  });

  it('are refused when one is wrong', () => {
    writeTranslation('Cadw');
    expect(translationsComplete(candidate([]))).toEqual(['cy “Save {name}”: {name} is missing']);
  });
});
