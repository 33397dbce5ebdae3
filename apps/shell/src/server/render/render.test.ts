import { escapeHtml } from '@signpost/shared-ui';
import { escapeJson } from './document/escape';
import { headTags } from './document/head-tags';

const HOSTILE = `</script><script>alert(1)</script>"'&\u2028`;

describe('escaping', () => {
  it('escapes all characters in HTML that could open a tag or close a quote', () => {
    expect(escapeHtml(HOSTILE)).not.toMatch(/[<>"']/);
  });

  it('escapes characters in JSON that could close its element, and the JSON parses to the same value', () => {
    expect(escapeJson({ text: HOSTILE })).not.toContain('<');
    expect(JSON.parse(escapeJson({ text: HOSTILE }))).toEqual({ text: HOSTILE });
  });
});

describe('head tags', () => {
  const head = { title: HOSTILE, description: HOSTILE, canonical: '/explore/unis?page=2' };
  const options = { site: 'https://site.test', preview: '/assets/preview.png', language: 'en-GB' };

  it('are escaped and have absolute URLs', () => {
    const tags = headTags(
      { ...head, image: '/a.jpg', jsonLd: [{ '@type': 'Thing', url: '/x', name: HOSTILE }] },
      options,
    );
    expect(tags).toContain('<link rel="canonical" href="https://site.test/explore/unis?page=2">');
    expect(tags).toContain('content="https://site.test/a.jpg"');
    expect(tags).toContain('"url":"https://site.test/x"');
    expect(tags).not.toContain('<script>alert');
  });

  it('keep the placeholder of a search address', () => {
    const target = { '@type': 'EntryPoint', urlTemplate: '/search?q={words}' };
    const tags = headTags({ ...head, jsonLd: [{ '@type': 'WebSite', target }] }, options);
    expect(tags).toContain('"urlTemplate":"https://site.test/search?q={words}"');
  });

  it('names the oEmbed address of a page that other sites can show in a frame, and of no other', () => {
    const head = { title: 'Art', description: '', canonical: '/guide' };
    expect(headTags({ ...head, frame: '/frame' }, options)).toContain(
      '<link rel="alternate" type="application/json+oembed" href="https://site.test/oembed?url=https%3A%2F%2Fsite.test%2Fguide&amp;format=json"',
    );
    expect(headTags(head, options)).not.toContain('oembed');
  });

  it('contain noindex only for pages that set it', () => {
    expect(headTags(head, options)).not.toContain('robots');
    expect(headTags({ ...head, robots: 'noindex' }, options)).toContain(
      '<meta name="robots" content="noindex">',
    );
  });
});

describe('the image of a link preview', () => {
  const head = { title: 'Bath', description: 'A place', canonical: '/' };
  const options = { site: 'https://site.test', preview: '/assets/preview.png', language: 'en-GB' };
  const tagsWith = (image?: string) => headTags({ ...head, ...(image && { image }) }, options);

  it('is the page’s own, else the site’s with its dimensions', () => {
    expect(tagsWith('/bath.webp')).toContain(
      '<meta property="og:image" content="https://site.test/bath.webp">',
    );
    expect(tagsWith('/bath.webp')).not.toContain('og:image:');
    expect(tagsWith()).toContain('<meta property="og:image" content="https://site.test/assets/preview.png">');
    expect(tagsWith()).toContain('<meta property="og:image:width" content="1200">');
    expect(tagsWith()).toContain('<meta name="twitter:card" content="summary_large_image">');
  });
});
