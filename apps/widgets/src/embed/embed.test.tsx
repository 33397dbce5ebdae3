import { renderToStaticMarkup } from 'react-dom/server';
import { render } from '@testing-library/react';
import { RichText, richTextElements } from './rich-text';
import { jsx, jsxs } from './jsx-runtime';
import { embeddedStyles } from './embedded-styles';
import { guideIn } from './kinds';
import { onSite } from './site';
import Ajv from 'ajv';
import * as v from 'valibot';
import { type EventName, EVENTS, notifyFrom } from './events';
import schema from './events.schema.json';
import { awardWords, type CourseListItem, entryWords, payWords } from '@signpost/api-client/courses';
import { RESPONSE_SCHEMAS } from './response-schemas';
import { noSubject, subjectData } from '../testing/embedded-data';
import { fetchGuide, GuideRequestError } from './fetch-guide';
import { languageAt } from './language/language-at';

const markup = (html: string) => renderToStaticMarkup(<>{richTextElements(html)}</>);

it.each([
  '<p>Older than the <strong>laptop</strong>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  '<p>a<br>b <em>c <b>d</b></em> e</p><hr>',
  '<p>5 &lt; 6 &amp; 7</p>',
  '<ol start="3"><li>x</li></ol>',
])('converts %j to elements [V-15]', (html) => {
  expect(markup(html)).toBe(html.replace(/<(br|hr)>/g, '<$1/>'));
});

it('returns text that is not rich text unchanged [V-15]', () => {
  const hostile = '<p onclick="alert(1)">x</p><img src=x onerror=alert(1)>';
  const { container } = render(<RichText html={hostile} />);
  expect(container).toHaveTextContent(hostile);
  expect(container.querySelector('p, img')).toBeNull();
});

it('makes the site’s addresses absolute, lowers its headings and opens its links in a new tab', () => {
  const { container } = render(<RichText html='<h2>More</h2><p><a href="/explore">Explore</a></p>' />);
  const link = container.querySelector('a');
  expect(link).toHaveAttribute('href', 'http://localhost/explore');
  expect(link).toHaveAttribute('target', '_blank');
  expect(container.querySelector('h2')).toHaveAttribute('aria-level', '3');
});

it('links to pages in Welsh in a widget in Welsh [B-21]', () => {
  document.documentElement.lang = 'cy';
  const { container } = render(
    <RichText html='<p><a href="/explore">Explore</a> <a href="https://www.ucas.com/">UCAS</a></p>' />,
  );
  document.documentElement.lang = '';
  expect([...container.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'http://localhost/cy/explore',
    'https://www.ucas.com/',
  ]);
});

describe('elements of embedded views', () => {
  const markup = (...made: Parameters<typeof jsx>) => renderToStaticMarkup(jsx(...made));

  it.each([
    [
      'a',
      { href: '/explore/unis' },
      '<a href="http://localhost/explore/unis" target="_blank" rel="noopener" part="link">',
    ],
    [
      'a',
      { href: 'https://www.ucas.com/' },
      '<a href="https://www.ucas.com/" target="_blank" rel="noopener" part="link">',
    ],
    [
      'a',
      { href: '//other.example/' },
      '<a href="//other.example/" target="_blank" rel="noopener" part="link">',
    ],
  ])('%s %j opens in a new tab, with an absolute address', (type, props, expected) => {
    const shown = new DOMParser().parseFromString(markup(type, props), 'text/html').querySelector('a');
    const wanted = new DOMParser().parseFromString(expected, 'text/html').querySelector('a');
    expect(shown?.isEqualNode(wanted)).toBe(true);
  });

  it.each([
    '/subject-widget?subject=art',
    '/industry-guide-widget',
    '/cy/industry-guide-widget?industryGuide=healthcare',
  ])('the link %s to another guide opens in place [R-31] [R-32] [B-21]', (href) => {
    expect(markup('a', { href })).not.toContain('target');
    expect(markup('a', { href })).toContain(`href="http://localhost${href}"`);
  });

  it('lowers headings by one level, and names the parts that hosts can style', () => {
    expect(markup('h1', { children: 'Art' })).toBe('<h1 part="title" aria-level="2">Art</h1>');
    expect(markup('h5', { children: 'Art' })).toBe('<h5 aria-level="6">Art</h5>');
    expect(markup('table', {})).toBe('<table part="table"></table>');
  });

  it('makes the addresses of pictures absolute', () => {
    const image = markup('img', { src: '/a.webp', srcSet: '/a.webp 1x, /b.webp 2x', alt: '' });
    expect(image).toContain('src="http://localhost/a.webp"');
    expect(image).toContain('srcSet="http://localhost/a.webp 1x, http://localhost/b.webp 2x"');
  });

  it('leaves the props of components unchanged', () => {
    const Link = ({ href }: { href: string }) => href;
    expect(markup(Link as never, { href: '/explore' })).toBe('/explore');
  });

  it('keeps several children in their order', () => {
    expect(renderToStaticMarkup(jsxs('p', { children: ['one, ', jsx('b', { children: 'two' })] }))).toBe(
      '<p>one, <b>two</b></p>',
    );
  });
});

it.each([
  [':root{--a:1rem}', '[data-signpost]{--a:calc(var(--u)*1)}'],
  ['html{color:red}body{margin:0}', '[data-signpost]{color:red}[data-signpost]{margin:0}'],
  ['html:focus-within{a:b}', '[data-signpost]:focus-within{a:b}'],
  [':root:not([data-theme]){a:b}', '[data-signpost]:not([data-theme]){a:b}'],
  ['@media (width>=60rem){.x-body{gap:.5rem}}', '@media (width>=960px){.x-body{gap:calc(var(--u)*.5)}}'],
  ['@container (inline-size>=2rem){p{a:b}}', '@container (inline-size>=32px){p{a:b}}'],
  [
    'p{font-size:clamp(1rem,.9rem + .5vw,2rem)}',
    'p{font-size:clamp(calc(var(--u)*1),calc(var(--u)*.9) + .5cqi,calc(var(--u)*2))}',
  ],
  ['p{mask:url(data:,) 20%}', 'p{mask:none 20%}'],
  ['.html-body,.premium{a:b}', '.html-body,.premium{a:b}'],
])('adapts %s for a shadow tree', (css, expected) => {
  expect(embeddedStyles(css)).toBe(expected);
});

it.each([
  ['/subject-widget?subject=art', 'art'],
  ['/subject-widget', ''],
  ['/cy/subject-widget?subject=art', 'art'],
  ['/fr/subject-widget?subject=art', null],
  ['/industry-guide-widget?industryGuide=healthcare', null],
  ['/explore/subjects/art', null],
])('reads the guide of a subject widget in %s [R-32] [B-21]', (path, guide) => {
  expect(guideIn('subject', `https://site.test${path}`)).toBe(guide);
});

it.each([
  ['/explore', 'http://localhost/explore'],
  ['//other.example/', '//other.example/'],
  ['https://other.example/', 'https://other.example/'],
  ['#top', '#top'],
])('puts the site’s origin only before its own paths: %s', (address, expected) => {
  expect(onSite(address)).toBe(expected);
});

describe('events', () => {
  const guide = { widget: 'subject', guide: 'art' };

  const DETAILS: Readonly<Record<EventName, object>> = {
    'signpost:ready': { ...guide, found: true, title: 'Art' },
    'signpost:navigate': { ...guide, href: 'https://site.test/explore/subjects/art', inside: false },
    'signpost:error': { ...guide, status: 503, message: 'Away' },
    'signpost:data-layer': { category: 'widget', action: 'shown', label: 'Art', productName: 'widgets' },
  };

  /** Valid details, and invalid ones: a missing field, a wrong type, an extra field. */
  const variants = (detail: object): object[] => [
    detail,
    { ...detail, more: 1 },
    ...Object.keys(detail).flatMap((name) => [
      Object.fromEntries(Object.entries(detail).filter(([other]) => other !== name)),
      { ...detail, [name]: [] },
    ]),
  ];

  it('publishes a schema that accepts exactly what the code accepts', () => {
    expect(Object.keys(schema.properties)).toEqual(Object.keys(EVENTS));
    const published = new Ajv().compile(schema);
    for (const [name, detail] of Object.entries(DETAILS)) {
      expect(published({ [name]: detail })).toBe(true);
      for (const one of variants(detail))
        expect([name, one, published({ [name]: one })]).toEqual([
          name,
          one,
          v.is(EVENTS[name as EventName], one),
        ]);
    }
  });

  it('dispatches through shadow trees, and reports when a link must not be followed', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const inside = document.createElement('p');
    host.attachShadow({ mode: 'open' }).append(inside);
    const received: unknown[] = [];
    document.addEventListener('signpost:navigate', (event) => {
      received.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    const detail = { widget: 'subject', guide: 'art', href: 'https://site.test/', inside: false } as const;
    expect(notifyFrom(inside)('signpost:navigate', detail)).toBe(false);
    expect(received).toEqual([detail]);
  });
});

describe('responses for embedded widgets', () => {
  const cohort = {
    people: 40,
    level: 'subject',
    because: 'too-small',
    mode: null,
    subject: 'CAH11-01',
    subjectName: 'computing',
    subjectLevel: 2,
    years: '2021-22',
    responseRate: 60,
  } as const;

  const published: Pick<CourseListItem, 'qualification' | 'distinction' | 'tariff' | 'salary' | 'absences'> =
    {
      qualification: 'BSc (Hons)',
      distinction: 'with foundation year',
      tariff: { from: 112, to: 143, fewer: 20, more: 5, ...cohort },
      salary: { median: 31_000, lowerQuartile: 26_000, upperQuartile: 38_000, ...cohort },
      absences: {},
    };

  const withheld: typeof published = {
    qualification: null,
    distinction: null,
    tariff: null,
    salary: null,
    absences: { tariff: 'too-new', salary: 'too-small', survey: 'not-imported' },
  };

  const format = { salary: (amount: number) => `£${amount}`, grouped: String };

  const wordsOf = (course: typeof published) => [
    awardWords(course),
    entryWords(course, format),
    payWords(course, format),
  ];

  it.each([
    ['published', published],
    ['withheld', withheld],
  ])(
    'an embedded widget shows the same as the page for a course whose figures are %s [R-32] [E-03]',
    (_, course) => {
      const named = { id: '1', title: 'Computing', provider: { name: 'Bath', town: null } };
      const guide = {
        ...{ id: 'computing', title: 'Computing', summary: '', banner: '', html: '', skills: [] },
        ...{ subjectMap: [], whatYouStudy: [], helpfulSubjects: [], careers: [], salary: null },
      };
      const none = { data: [] };
      const answer = v.parse(RESPONSE_SCHEMAS.subject, {
        guide,
        courses: { data: { results: [{ ...named, ...course }] } },
        statements: none,
        subjects: none,
      });
      const read =
        'courses' in answer && 'data' in answer.courses ? answer.courses.data.results[0] : undefined;
      expect(wordsOf(read as typeof published)).toEqual(wordsOf(course));
    },
  );
});

describe('request of a guide', () => {
  afterEach(() => jest.restoreAllMocks());

  const answer = (response: Response | Error) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => (response instanceof Error ? Promise.reject(response) : response));

  const fetchArt = (signal = new AbortController().signal) => fetchGuide('subject', 'art', 'en-GB', signal);

  it('requests the guide from the site without cookies', async () => {
    const fetching = answer(Response.json(subjectData('art', 'Art')));
    expect(await fetchArt()).toMatchObject({ guide: { title: 'Art' } });
    expect(fetching).toHaveBeenCalledWith(
      'http://localhost/embed/data/subject-widget?subject=art',
      expect.objectContaining({ credentials: 'omit' }),
    );
    fetching.mockResolvedValue(Response.json({ guide: null, asked: false, guides: { data: [] } }));
    await fetchGuide('industry-guide', '', 'en-GB', new AbortController().signal);
    expect(fetching.mock.lastCall?.[0]).toBe(
      'http://localhost/embed/data/industry-guide-widget?industryGuide=',
    );
  });

  it('requests the guide in another language by its query [B-21]', async () => {
    const fetching = answer(Response.json(subjectData('art', 'Art')));
    await fetchGuide('subject', 'art', 'cy', new AbortController().signal);
    expect(fetching.mock.lastCall?.[0]).toBe(
      'http://localhost/embed/data/subject-widget?subject=art&lang=cy',
    );
  });

  it('returns the list of guides when the guide is unknown', async () => {
    answer(Response.json(noSubject, { status: 404 }));
    expect(await fetchArt()).toEqual(noSubject);
  });

  it('drops fields that no widget shows', async () => {
    answer(Response.json({ ...subjectData('art', 'Art'), internal: 'x' }));
    expect(await fetchArt()).not.toHaveProperty('internal');
  });

  it.each([
    ['an unreachable site', new TypeError('offline'), 0, 'Signpost could not be reached: TypeError: offline'],
    ['a problem document', Response.json({ detail: 'Away' }, { status: 503 }), 503, 'Away'],
    ['a page of HTML', new Response('<html>', { status: 502 }), 502, /answer that cannot be read/],
    ['JSON of another shape', Response.json({ surprise: true }), 502, /answer that cannot be read/],
  ])('throws the status and the reason for %s', async (_, response, status, message) => {
    answer(response);
    const error: unknown = await fetchArt().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GuideRequestError);
    expect(error).toMatchObject({ status, message: expect.stringMatching(message) as string });
  });

  it.each([
    ['the response', () => new Promise<Response>(() => undefined)],
    ['its body', async () => new Response(new ReadableStream())],
  ])('throws after ten seconds without %s', async (_, respond) => {
    jest.useFakeTimers();
    // As in browsers: an abort rejects the request, and ends a body that is being read.
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
      const aborted = new Promise<never>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      );
      const response = await Promise.race([respond(), aborted]);
      response.json = () => aborted;
      return response;
    });
    const outcome = fetchArt().catch((reason: unknown) => reason);
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(await outcome).toMatchObject({
      status: 0,
      message: 'Signpost could not be reached: no answer in 10 seconds',
    });
  });

  it('throws the reason of the signal after an abort', async () => {
    answer(new TypeError('aborted'));
    await expect(fetchArt(AbortSignal.abort('another guide was chosen'))).rejects.toBe(
      'another guide was chosen',
    );
  });
});

describe('language', () => {
  const at = (html: string): string => {
    document.body.innerHTML = html;
    return languageAt(document.querySelector('p') as HTMLElement);
  };

  it.each([
    ['<p lang="cy"></p>', 'cy'],
    ['<p lang="cy-GB"></p>', 'cy'],
    ['<p lang="CY"></p>', 'cy'],
    ['<div lang="cy"><b><p></p></b></div>', 'cy'],
    ['<div lang="cy"><p lang="en"></p></div>', 'en-GB'],
    ['<div lang="cy"><p lang=""></p></div>', 'en-GB'],
    ['<p lang="cyr"></p>', 'en-GB'],
    ['<p lang="fr"></p>', 'en-GB'],
    ['<p></p>', 'en-GB'],
  ])('finds the language of a widget in %s [B-21]', (html, language) => {
    expect(at(html)).toBe(language);
  });

  it('finds the language outside of the shadow tree that a widget is in [B-21]', () => {
    document.body.innerHTML = '<div lang="cy"><span></span></div>';
    const shadow = (document.querySelector('span') as HTMLElement).attachShadow({ mode: 'open' });
    expect(languageAt(shadow.appendChild(document.createElement('p')))).toBe('cy');
  });
});
