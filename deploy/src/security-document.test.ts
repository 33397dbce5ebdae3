import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from './read';

const root = path.resolve(__dirname, '../..');
const rows = text('docs/security.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('table of security requirements', () => {
  it('names for each requirement an existing file, or says that it is not met or has no test', () => {
    expect(rows.length).toBeGreaterThan(40);
    const invalid = rows.filter(([, , , proof = '']) => {
      const files = [...proof.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs))`/g)].map(([, file]) => file ?? '');
      const isExplained = /not met|partly met|no test|do not apply|edge's business|left out of logs/.test(
        proof,
      );
      return files.some((file) => !existsSync(path.join(root, file))) || (files.length === 0 && !isExplained);
    });
    expect(invalid).toEqual([]);
  });
});
