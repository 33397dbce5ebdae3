import { readFileSync } from 'node:fs';
import { replaceDeclarations } from './leave-out';
import { parseModule } from './source-edits';
import { unusedParts } from './unused-parts';

const SOURCE = `
export const first = (a) => {
  const inner = () => a;
  return inner();
};
function second(value) { return first(value) + 1; }
class Third { method() { return second(2); } }
exports.fourth = function (value) { return value; };
Third.prototype.fifth = function () { return 5; };
`;

describe('leaving parts of libraries out', () => {
  it('replaces constants, functions and classes at any depth, and nothing else', () => {
    const result = replaceDeclarations(SOURCE, 'library.mjs', {
      inner: '() => 0',
      second: '() => 7',
      Third: 'class {}',
      fourth: '() => 4',
      'Third.prototype.fifth': 'undefined',
    });
    expect(result).toBe(`
export const first = (a) => {
  const inner = () => 0;
  return inner();
};
var second = () => 7;
var Third = class {};
exports.fourth = () => 4;
Third.prototype.fifth = undefined;
`);
  });

  it('throws when a declaration is not there, or there twice', () => {
    expect(() => replaceDeclarations(SOURCE, 'library.mjs', { sixth: '0' })).toThrow(
      'library.mjs declares sixth 0 times',
    );
    expect(() => replaceDeclarations(`${SOURCE} const first = 1;`, 'other.mjs', { first: '0' })).toThrow();
  });

  it('finds every unused part in the installed libraries, and makes each of them smaller', () => {
    for (const [file, change] of unusedParts()) {
      const source = readFileSync(file, 'utf8');
      const result = change(source, file);
      expect(result.length).toBeLessThan(source.length);
      expect(() => parseModule(result)).not.toThrow();
    }
  });
});
