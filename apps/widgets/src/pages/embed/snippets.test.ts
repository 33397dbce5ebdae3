import { screen } from '@testing-library/react';
import { frameTitle, snippetOf, widgetOf, WAYS, type Chosen, type Way } from './snippets';

const SITE = 'https://site.test';
const ways = Object.keys(WAYS) as Way[];
const art: Chosen = {
  kind: 'subject',
  id: 'art',
  title: 'Art & "design" <now>',
  theme: '',
  language: 'en-GB',
};
const celf: Chosen = { ...art, title: 'Celf', language: 'cy' };

it.each(ways.filter((way) => way !== 'federated'))('escapes the title of a guide for the way %s', (way) => {
  const snippet = snippetOf(way, art, SITE);
  expect(snippet).toContain('Art &amp; &quot;design&quot; &lt;now>');
  expect(snippet).not.toContain('<now>');
});

it.each(ways)('names no theme for the host’s own colours with the way %s', (way) => {
  expect(snippetOf(way, art, SITE)).not.toContain('theme');
});

it('offers visitors without JavaScript a link to the guide inside the element', () => {
  const { body } = new DOMParser().parseFromString(snippetOf('element', art, SITE), 'text/html');
  expect(body.querySelector('signpost-subject-widget > a')?.outerHTML).toBe(
    `<a href="${SITE}/explore/subjects/art">Art &amp; "design" &lt;now&gt; on Signpost</a>`,
  );
});

it('gives a frame the title that screen readers announce', () => {
  document.body.innerHTML = snippetOf('frame', art, SITE);
  const frame = screen.getByTitle(frameTitle(art));
  expect(frame).toHaveAttribute('src', SITE + widgetOf(art));
  expect(frame).toHaveAttribute('data-signpost');
});

it('imports the component of the guide’s kind', () => {
  expect(snippetOf('federated', art, SITE)).toContain(
    "import { SubjectWidget } from 'signpost/subject-widget';",
  );
  expect(snippetOf('federated', { ...art, kind: 'industry-guide' }, SITE)).toContain(
    "import { IndustryGuideWidget } from 'signpost/industry-guide-widget';",
  );
});

it.each([
  ['element', '<signpost-subject-widget subject="art" lang="cy">'],
  ['element', `<a href="${SITE}/cy/explore/subjects/art">Celf ar Signpost</a>`],
  ['frame', `<iframe data-signpost src="${SITE}/cy/subject-widget?subject=art"`],
  ['frame', 'title="Celf: canllaw gan Signpost" lang="cy"'],
  ['federated', '<SubjectWidget subject="art" lang="cy" />'],
  ['link', `<a href="${SITE}/cy/explore/subjects/art" lang="cy">Celf ar Signpost</a>`],
] as const)('shows a guide in Welsh by the way %s: %s [R-31] [R-32] [B-21]', (way, expected) => {
  expect(snippetOf(way, celf, SITE)).toContain(expected);
});

it.each(ways)(
  'names English only where pages of the reader may be in Welsh, with the way %s [B-21]',
  (way) => {
    expect(snippetOf(way, art, SITE)).not.toContain('lang');
    document.documentElement.lang = 'cy';
    const onWelshPage = snippetOf(way, art, SITE);
    document.documentElement.lang = '';
    expect(onWelshPage).toContain('lang="en-GB"');
    expect(onWelshPage).not.toContain('/cy/');
  },
);
