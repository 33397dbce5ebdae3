import { SourceMap, type SourceMapPayload } from 'node:module';
import { transformSync } from '@swc/core';
import fc from 'fast-check';
import { readSourceMap } from './find-source';

const SOURCE = `const one = (value: number): number => {
  if (value > 3) throw new RangeError('too large');
  return value * 2;
};

export const all = [1, 2, 3].map((value) => one(value)).filter((value) => value > 2);
export const label = (text: string) => \`\${text}: \${all.join(', ')}\`;
`;

const built = transformSync(SOURCE, {
  filename: 'src/numbers.ts',
  sourceMaps: true,
  minify: true,
  jsc: { parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
});
const map = JSON.parse(built.map ?? '') as SourceMapPayload;
const withSources = (sources: readonly (string | null)[], change: Partial<SourceMapPayload> = {}) =>
  readSourceMap(JSON.stringify({ ...map, sources, ...change }));

it('finds the same positions as Node in the map of a minified script', () => {
  const node = new SourceMap(map);
  const find = withSources(['src/numbers.ts']);
  fc.assert(
    fc.property(fc.nat({ max: built.code.length }), (column) => {
      const entry = node.findEntry(0, column);
      const expected = 'originalLine' in entry && [entry.originalLine + 1, entry.originalColumn + 1];
      const { line, column: found } = find(1, column + 1) ?? {};
      expect([line, found]).toEqual(expected);
    }),
  );
});

it('finds positions in a script of several lines, none of which is the first', () => {
  const shifted = { mappings: `;;${map.mappings};AAAA` };
  const column = built.code.indexOf('RangeError') + 1;
  expect(withSources(['src/numbers.ts'], shifted)(3, column)).toEqual(
    withSources(['src/numbers.ts'])(1, column),
  );
  expect(withSources(['src/numbers.ts'], shifted)(1, column)).toBeUndefined();
  expect(withSources(['src/numbers.ts'], shifted)(9, column)).toBeUndefined();
});

it.each([
  ['webpack://signpost-unis/./src/pages/page.tsx', 'src/pages/page.tsx'],
  ['webpack://signpost-unis/../../packages/shared-ui/src/map.ts', '../../packages/shared-ui/src/map.ts'],
  ['webpack://signpost-unis/./src/pages/page.module.css', 'src/pages/page.module.css'],
  ['webpack://signpost-unis/webpack/runtime/sharing', undefined],
  [null, undefined],
])('names %s by its path in the remote: %s', (source, file) => {
  expect(withSources([source])(1, built.code.indexOf('RangeError') + 1)?.file).toBe(file);
});

it('throws for what is not a source map', () => {
  expect(() => readSourceMap('{"version":3}')).toThrow();
  expect(() => readSourceMap('<!doctype html>')).toThrow();
});
