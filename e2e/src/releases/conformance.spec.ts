import { expect, test } from '../fixtures';
import { command } from './releases';

test('every remote keeps the rules of the conformance kit, as the server sends its pages', async () => {
  test.slow();
  const backend = process.env['E2E_BACKEND_URL'];
  const args = ['all', '--served', ...(backend ? ['--backend', backend] : [])];
  const printed = await command('conformance/cli', args).catch((error: { stdout: string }) => error.stdout);
  expect(printed).toContain('All conform');
});
