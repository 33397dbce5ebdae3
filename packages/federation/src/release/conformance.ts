import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const KIT = require.resolve('../conformance/cli');
/** Loads the remote's TypeScript files. */
const TSX = pathToFileURL(require.resolve('tsx')).href;

/**
 * Runs the conformance kit on a built remote, in the built shell of this checkout and in a browser, and
 * prints its findings. Throws when a rule is broken or the kit cannot run.
 */
export const expectConformance = async (remote: string): Promise<void> => {
  const kit = spawn(process.execPath, ['--import', TSX, KIT, remote], { stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => {
    kit.once('error', reject);
    kit.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${remote} is not released: the conformance kit found problems`);
};
