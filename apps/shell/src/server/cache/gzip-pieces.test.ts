import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { deflatePart, gzipParts, joinParts } from './gzip-pieces';

describe('gzip in pieces', () => {
  it('decompresses to the parts with the separator between them', () => {
    const bytes = fc.uint8Array({ maxLength: 5_000 }).map((array) => Buffer.from(array));
    fc.assert(
      fc.property(fc.array(bytes, { minLength: 1, maxLength: 6 }), bytes, (parts, between) => {
        const file = gzipParts(parts, parts.map(deflatePart), between);
        return gunzipSync(file).equals(joinParts(parts, between));
      }),
    );
  });
});
