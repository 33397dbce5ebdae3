import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from './read';

const root = path.resolve(__dirname, '../..');
const rows = text('docs/security.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()));

/** A cited file, and the titles of its tests, such as `a.test.ts`: “does this”, “does that”. */
const CITATION = /`(?<file>[\w./-]+\.(?:ts|tsx|mjs))`(?:: (?<titles>“[^”]+”(?:, “[^”]+”)*))?/g;

const EXPLANATION =
  /not met|partly met|no test|do not apply|done by the edge|left out of logs|where the registry answers/;

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

/** Whether a file has a test with this title, apart from the clauses at its end. */
const hasTitle = (file: string, title: string): boolean => {
  const source = readFileSync(path.join(root, file), 'utf8');
  return ["'", '`', '"'].some(
    (quote) => source.includes(`${quote}${title}${quote}`) || source.includes(`${quote}${title} [`),
  );
};

/** What is wrong with the proof of a requirement. */
const problemsOf = (proof: string): string[] => {
  const citations = [...proof.matchAll(CITATION)].map(({ groups }) => ({
    file: groups?.['file'] ?? '',
    titles: [...(groups?.['titles'] ?? '').matchAll(/“([^”]+)”/g)].map(([, title]) => title ?? ''),
  }));
  if (citations.length === 0) return EXPLANATION.test(proof) ? [] : ['no file and no explanation'];
  return citations.flatMap(({ file, titles }) => {
    if (!existsSync(path.join(root, file))) return [`${file} does not exist`];
    if (titles.length === 0 && isTest(file)) return [`${file} is cited without a title`];
    return titles.filter((title) => !hasTitle(file, title)).map((title) => `${file} has no test “${title}”`);
  });
};

describe('table of security requirements', () => {
  it('names for each requirement an existing test by file and title, or says that it is not met or has no test', () => {
    expect(rows.length).toBeGreaterThan(50);
    const problems = rows.flatMap(([id = '', , proof = '']) =>
      problemsOf(proof).map((one) => `${id}: ${one}`),
    );
    expect(problems).toEqual([]);
  });

  it('detects a title that its file does not have', () => {
    expect(problemsOf('`deploy/src/security-document.test.ts`: “proves nothing”')).toHaveLength(1);
    expect(problemsOf('`deploy/src/security-document.test.ts`')).toHaveLength(1);
    expect(problemsOf('a sentence')).toHaveLength(1);
  });
});
