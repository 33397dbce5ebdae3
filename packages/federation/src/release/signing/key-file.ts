import { readFile, writeFile } from 'node:fs/promises';
import { newKeyPair, publicHalf, type KeyPair } from '../../registry';

/**
 * Reads the signing key in `file`. Creates a new key, readable by its owner only, when the file does not
 * exist. Throws when the file holds something else.
 */
export const keyFile = async (file: string): Promise<KeyPair> => {
  await writeFile(file, newKeyPair().privateKey, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const privateKey = await readFile(file, 'utf8');
  return { privateKey, publicKey: publicHalf(privateKey) };
};
