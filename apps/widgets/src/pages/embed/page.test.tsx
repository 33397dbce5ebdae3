import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byPath, json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { graphOf, rawIndustry, rawSubjects } from '../../testing/fixtures';
import { headOf, open } from '../../testing/open';
import { type Chosen, frameTitle, snippetOf, type Way, WAYS, widgetOf } from './snippets';

let server: TestApi;

beforeAll(async () => {
  server = await startTestApi();
});

afterAll(() => server.close());

const GUIDES = {
  '/api/v1/subjects': json(rawSubjects),
  '/graphql': json(graphOf('industryGuides', rawIndustry)),
};

const visit = (query = '', answers: Parameters<typeof byPath>[0] = GUIDES) => {
  server.answer(byPath(answers));
  return open(`/embed${query}`, server.base);
};

const lines = () => screen.getByRole('region', { name: 'Lines to copy' });

const HEALTH = 'guide=industry-guide%3Ahealthcare';

describe('page about embedding', () => {
  it('offers every guide, and begins with the first one as a custom element', async () => {
    const page = await visit();
    const guides = within(screen.getByLabelText('Guide')).getAllByRole('option');
    expect(guides.map(({ textContent }) => textContent)).toEqual([
      'Subject: Computer science',
      'Subject: Mathematics',
      'Industry: Healthcare',
    ]);
    expect(lines()).toHaveTextContent('<signpost-subject-widget subject="computer-science">');
    expect(lines()).toHaveTextContent('http://localhost/embed/widgets.js');
    expect(headOf(page)).toMatchObject({ canonical: '/embed' });
  });

  it('keeps the chosen guide, way and colours in the address of each link', async () => {
    const { container } = await visit(`?way=frame&${HEALTH}&theme=dark`);
    expect(screen.getByLabelText('Guide')).toHaveValue('industry-guide:healthcare');
    expect(screen.getByLabelText('Colours')).toHaveValue('dark');
    expect(screen.getByRole('link', { name: 'Link' })).toHaveAttribute(
      'href',
      `/embed?way=link&${HEALTH}&theme=dark`,
    );
    expect(container.querySelector('input[name=way]')).toHaveValue('frame');
    expect(screen.getByRole('link', { name: 'Frame' })).toHaveAttribute('aria-current');
  });

  it.each([
    ['element', '<signpost-industry-guide-widget industry-guide="healthcare" theme="dark">'],
    ['frame', '<iframe data-signpost src="http://localhost/industry-guide-widget?industryGuide=healthcare"'],
    ['federated', '<IndustryGuideWidget industryGuide="healthcare" theme="dark" />'],
    ['link', '<a href="http://localhost/explore/industry-guides/healthcare">Healthcare on Signpost</a>'],
  ])('shows the lines to copy for the way %s', async (way, expected) => {
    await visit(`?way=${way}&${HEALTH}&theme=dark`);
    expect(lines()).toHaveTextContent(expected);
  });

  it('previews the guide as hosts show it, except for a link', async () => {
    const element = await visit(`?${HEALTH}&theme=dark`);
    const preview = element.container.querySelector('signpost-industry-guide-widget');
    expect(preview).toHaveAttribute('industry-guide', 'healthcare');
    expect(preview).toHaveAttribute('theme', 'dark');
    expect(document.querySelectorAll('script[src="/embed/widgets.js"]')).toHaveLength(1);
    element.unmount();
    const frame = await visit(`?way=frame&${HEALTH}`);
    expect(screen.getByTitle('Healthcare: a guide by Signpost')).toHaveAttribute(
      'src',
      '/industry-guide-widget?industryGuide=healthcare',
    );
    frame.unmount();
    await visit(`?way=link&${HEALTH}`);
    expect(screen.queryByRole('region', { name: 'This is how it looks' })).toBeNull();
    expect(screen.queryByText(/are for partners/)).toBeNull();
  });

  it('shows the guide in the chosen language, which it keeps in the address of each link [R-31] [R-32] [B-21]', async () => {
    const { container } = await visit(`?${HEALTH}&lang=cy`);
    expect(screen.getByLabelText('Language')).toHaveValue('cy');
    expect(lines()).toHaveTextContent(
      '<signpost-industry-guide-widget industry-guide="healthcare" lang="cy">',
    );
    expect(container.querySelector('signpost-industry-guide-widget')).toHaveAttribute('lang', 'cy');
    expect(screen.getByRole('link', { name: 'Frame' })).toHaveAttribute(
      'href',
      `/embed?way=frame&${HEALTH}&lang=cy`,
    );
  });

  it('begins with the language of the page [B-21]', async () => {
    document.documentElement.lang = 'cy';
    const { container } = await visit('?way=frame');
    document.documentElement.lang = '';
    expect(screen.getByLabelText('Language')).toHaveValue('cy');
    const frame = container.querySelector('iframe');
    expect(frame).toHaveAttribute('src', '/cy/subject-widget?subject=computer-science');
    expect(frame).toHaveAttribute('title', 'Computer science: canllaw gan Signpost');
    expect(frame).toHaveAttribute('lang', 'cy');
  });

  it('ignores an unknown guide, way, theme and language', async () => {
    await visit('?way=pigeon&guide=subject%3Aalchemy&theme=sepia&lang=fr');
    expect(screen.getByLabelText('Guide')).toHaveValue('subject:computer-science');
    expect(lines()).toHaveTextContent('<signpost-subject-widget subject="computer-science">');
  });

  it('copies the lines, and says so', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await visit('?way=link');
    await user.click(screen.getByRole('button', { name: 'Copy these lines' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(
      '<a href="http://localhost/explore/subjects/computer-science">Computer science on Signpost</a>',
    );
  });

  it('asks the visitor to select the lines when the browser refuses to copy', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await visit('?way=link');
    await user.click(screen.getByRole('button', { name: 'Copy these lines' }));
    expect(await screen.findByText('Select the lines and copy them')).toBeVisible();
  });

  it('offers the other guides when one kind fails to load [X-01]', async () => {
    await visit('', { '/api/v1/subjects': json(rawSubjects) });
    expect(screen.getByText('Some guides did not load')).toBeVisible();
    expect(screen.getByText(/There has been a problem fetching industry guides/)).toBeVisible();
    expect(within(screen.getByLabelText('Guide')).getAllByRole('option')).toHaveLength(2);
  });

  it('shows the script of one version with its integrity, when it is known', async () => {
    const answer = { 'widgets.js': { address: '/embed/0123456789ab/widgets.js', integrity: 'sha384-abc' } };
    const fetchElsewhere = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input, init) =>
        input === '/embed/scripts.json' ? Response.json(answer) : fetchElsewhere(input, init),
      );
    await visit();
    expect(await screen.findByRole('region', { name: 'Script with a pinned version' })).toHaveTextContent(
      '<script src="http://localhost/embed/0123456789ab/widgets.js" integrity="sha384-abc" crossorigin="anonymous" async></script>',
    );
  });

  it('says when no guide loads', async () => {
    await visit('', {});
    expect(screen.getByText('The guides did not load')).toBeVisible();
    expect(screen.queryByLabelText('Guide')).toBeNull();
  });
});

describe('lines to copy', () => {
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
});
