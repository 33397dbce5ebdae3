/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inLanguage } from '../render/language/in-language';
import { manifest, manifestPath } from './manifest';
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

it('is in Welsh for Welsh pages, and starts at the Welsh home page [B-21] [B-20]', () => {
  const [path, { body }] = inLanguage('cy', () => [manifestPath(), manifest('', pictures)] as const);
  const { lang, start_url, shortcuts } = JSON.parse(String(body)) as {
    lang: string;
    start_url: string;
    shortcuts: { url: string }[];
  };
  expect([path, lang, start_url]).toEqual(['/cy/manifest.webmanifest', 'cy', '/cy']);
  expect(shortcuts.map(({ url }) => url)).toEqual([
    '/cy/explore/search',
    '/cy/explore/unis',
    '/cy/explore/favourites',
    '/cy/offline',
  ]);
});
