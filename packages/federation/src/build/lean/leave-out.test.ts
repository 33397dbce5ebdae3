import { readFileSync } from 'node:fs';
import { replaceDeclarations } from './leave-out';
import { unusedParts } from './unused-parts';

const SOURCE = `
export const first = (a) => {
  const inner = () => a;
  return inner();
};
function second(value) { return first(value) + 1; }
class Third { method() { return second(2); } }
exports.fourth = function (value) { return value; };
`;

describe('leaving parts of libraries out', () => {
  it('replaces constants, functions and classes at any depth, and nothing else', () => {
    const result = replaceDeclarations(SOURCE, 'library.mjs', {
      inner: '() => 0',
      second: '() => 7',
      Third: 'class {}',
      fourth: '() => 4',
    });
    expect(result).toBe(`
export const first = (a) => {
  const inner = () => 0;
  return inner();
};
var second = () => 7;
var Third = class {};
exports.fourth = () => 4;
`);
  });

  it('throws when a declaration is not there, or there twice', () => {
    expect(() => replaceDeclarations(SOURCE, 'library.mjs', { fifth: '0' })).toThrow(
      'library.mjs declares fifth 0 times',
    );
    expect(() => replaceDeclarations(`${SOURCE} const first = 1;`, 'other.mjs', { first: '0' })).toThrow();
  });

  it('finds every unused part in the installed libraries, and makes each of them smaller', () => {
    for (const [file, replacements] of unusedParts()) {
      const source = readFileSync(file, 'utf8');
      expect(replaceDeclarations(source, file, replacements).length).toBeLessThan(source.length);
    }
  });
});
