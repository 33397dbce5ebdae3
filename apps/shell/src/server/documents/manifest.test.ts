/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { manifest } from './manifest';
import { NO_PICTURES } from './testing/pictures';

const PUBLIC = path.join(__dirname, '../../../public');
const pictures = { ...NO_PICTURES, screenNarrow: 'screen-narrow.webp', screenWide: 'screen-wide.webp' };

it('has a screenshot of each form, of the size of its file, for the dialog that installs the site', () => {
  const { screenshots } = JSON.parse(String(manifest('', pictures).body)) as {
    screenshots: Record<'src' | 'sizes' | 'form_factor', string>[];
  };
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
  for (const { src, sizes } of screenshots) {
    const bytes = readFileSync(path.join(PUBLIC, src));
    // The size in the header of an extended WebP file.
    expect(`${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`).toBe(sizes);
    expect(bytes.length).toBeLessThan(100_000);
  }
});
