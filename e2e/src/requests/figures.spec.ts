import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures';

const ROOT = path.resolve(__dirname, '../../..');
const RECORDED = 'apps/backend/tools/check-figures/recorded-figures.json';
const run = promisify(execFile);

/** Runs `npm run check-figures` on the product, and returns what it prints, also when figures differ. */
const checkFigures = async (site: string | undefined, options: readonly string[]): Promise<string> => {
  const args = ['--import', 'tsx', 'apps/backend/tools/check-figures.ts', '--site', site ?? '', ...options];
  const { stdout, stderr } = await run(process.execPath, args, { cwd: ROOT }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return stdout + stderr;
};

test('figures on pages are those that their publishers give, of pages drawn once by seed [E-04] [E-08]', async ({
  baseURL,
}) => {
  expect(await checkFigures(baseURL, ['--recorded', RECORDED])).toMatch(/: [1-9]\d+ shown, .* 0 differ/);
});

test(
  'figures on pages are those of the published files, of pages drawn by the day [E-04] [E-08]',
  { tag: '@nightly' },
  async ({ baseURL }) => {
    const files = process.env['PUBLISHED_FILES'] ?? '';
    test.skip(!files, 'PUBLISHED_FILES names the folder of the publishers’ files');
    test.setTimeout(900_000);
    const day = String(Math.floor(Date.now() / 86_400_000));
    const printed = await checkFigures(baseURL, [
      ...['--files', files, '--seed', day],
      ...['--sample', '1000', '--pages', '1000'],
    ]);
    expect(printed).toMatch(/\nIn all: [1-9]\d+ figures shown, .* 0 differ/);
  },
);
