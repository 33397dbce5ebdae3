import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { TefRating } from './badge/tef-rating';
import { ApprenticeshipCard } from './cards/apprenticeship-card';
import { ArticleCard } from './cards/article-card';
import { Card } from './cards/card';
import { CourseCard } from './cards/course-card';
import { OpenDayCard } from './cards/open-day-card';
import { Carousel } from './carousel/carousel';
import { BarChart } from './charts/bar-chart';
import { LineChart } from './charts/line-chart';
import { RadarChart } from './charts/radar-chart';
import { niceTicks, percent } from './charts/scale';
import { ComparisonTable } from './comparison-table/comparison-table';
import { Icon, type IconName } from './icon/icon';
import { PerkIcon } from './icon/perk-icon';
import { LoadedPart } from './part/loaded-part';
import { Part } from './part/part';
import { Picture } from './picture/picture';
import { Progress } from './progress/progress';
import { Stat, StatGrid } from './stat/stat';
import { StatInContext } from './stat/stat-in-context';
import { PERKS } from './testing/perks';
import { TextIn } from './text-in/text-in';

describe('TEF rating', () => {
  it.each(['Gold', 'Silver', 'Bronze', 'Pending', 'Requires improvement'] as const)(
    'shows TEF %s as text',
    (award) => {
      render(<TefRating award={award} />);
      expect(screen.getByText(`TEF ${award}`)).toBeVisible();
    },
  );

  it('states that a provider is not part of TEF', () => {
    render(<TefRating award={null} />);
    expect(screen.getByText('Not part of TEF')).toBeVisible();
  });
});

describe('a statistic', () => {
  it('shows a figure with its meaning, publisher, year and cohort', () => {
    render(
      <StatGrid>
        <Stat
          label="Typical pay"
          figure="£26,500"
          meaning="About average."
          source={{ publisher: 'Graduate Outcomes', year: '2021/22', cohort: '480 graduates' }}
        />
      </StatGrid>,
    );
    expect(screen.getByText('Typical pay').tagName).toBe('DT');
    expect(screen.getByText('£26,500')).toBeVisible();
    expect(screen.getByText('Graduate Outcomes, 2021/22, 480 graduates')).toBeVisible();
  });

  it('shows a withheld figure as not published', () => {
    render(
      <StatGrid>
        <Stat label="Satisfaction" figure={null} source={{ publisher: 'NSS', year: '2024' }} />
      </StatGrid>,
    );
    expect(screen.getByText('Not published')).toBeVisible();
  });
});

describe('a statistic in context', () => {
  const source = { publisher: 'Graduate Outcomes', year: '2021/22', cohort: '120 graduates' };
  const range = {
    from: 20,
    to: 40,
    middle: [25, 30],
    value: 26,
    format: (value: number) => `£${value}k`,
    whose: 'all psychology courses',
  } as const;

  it('shows a figure, its comparison and its method', () => {
    const { container } = render(
      <StatInContext
        label="Pay"
        figure="£26k"
        meaning="About average."
        range={range}
        source={source}
        method="The median."
      />,
    );
    expect(screen.getByRole('region', { name: 'Pay' })).toHaveTextContent('£26k');
    expect(
      screen.getByText('The thick part is the middle half of all psychology courses: £25k to £30k.'),
    ).toBeVisible();
    expect(screen.getByText('Graduate Outcomes, 2021/22, 120 graduates')).toBeVisible();
    expect(screen.getByText('How this is worked out').closest('details')).toHaveTextContent('The median.');
    expect(container.querySelector('circle')).toHaveAttribute('cx', '30%');
  });

  it('has no scale for an unpublished figure', () => {
    const { container } = render(
      <StatInContext label="Pay" figure={null} meaning="Too few answers." range={range} source={source} />,
    );
    expect(screen.getByText('Not published')).toBeVisible();
    expect(container.querySelector('svg')).toBeNull();
  });
});

describe('charts', () => {
  const text = { title: 'Pay', summary: 'Bath pays most.', source: 'Graduate Outcomes, 2021/22' };
  const pounds = (value: number) => `£${value}`;
  const cells = () =>
    within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('describes a bar chart in text and as a table, including unpublished figures', () => {
    const { container } = render(
      <BarChart
        {...text}
        first="University"
        measure="Typical pay"
        format={pounds}
        bars={[
          { label: 'Bath', value: 300 },
          { label: 'Cardiff', value: 150, mark: true },
          { label: 'Bath Spa', value: null },
        ]}
      />,
    );
    expect(screen.getByRole('figure', { name: 'Pay' })).toHaveTextContent('Bath pays most.');
    expect(cells()).toEqual([
      ['University', 'Typical pay'],
      ['Bath', '£300'],
      ['Cardiff', '£150'],
      ['Bath Spa', 'Not published'],
    ]);
    expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([
      '100%',
      '50%',
    ]);
  });

  it('leaves a gap in a line where a figure was not published', () => {
    const { container } = render(
      <LineChart
        {...text}
        first="Year"
        points={['2021', '2022', '2023', '2024']}
        series={[{ name: 'Pay', values: [10, null, 20, 25] }]}
        format={pounds}
      />,
    );
    expect(container.querySelectorAll('polyline')).toHaveLength(2);
    expect(container.querySelectorAll('circle')).toHaveLength(3);
    expect(cells()[2]).toEqual(['2022', 'Not published']);
  });

  it('renders a profile as a shape and as a table', () => {
    const { container } = render(
      <RadarChart
        {...text}
        first="Trait"
        axes={['Realistic', 'Investigative', 'Social']}
        series={[
          { name: 'You', values: [10, 40, 20] },
          { name: 'The job', values: [40, 40, 40] },
        ]}
        max={40}
        format={String}
      />,
    );
    expect(cells()[2]).toEqual(['Investigative', '40', '40']);
    expect(container.querySelectorAll('g polygon')).toHaveLength(2);
    expect(container.querySelector('polygon')?.closest('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    [0, 0, [0, 0.25]],
    [0, 10, [0, 2.5, 5, 7.5, 10]],
    [0, 16500, [0, 5000, 10000, 15000, 20000]],
    [-10, 30, [-10, 0, 10, 20, 30]],
    [0, 0.3, [0, 0.1, 0.2, 0.3]],
    [0, Number.MIN_VALUE, [0, 0.25]],
  ])('returns round tick values from %p to %p', (least, most, ticks) => {
    expect(niceTicks(least, most)).toEqual(ticks);
  });

  it('always covers its values with few ticks', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        (a, b) => {
          const [least, most] = [Math.min(a, b), Math.max(a, b)];
          const ticks = niceTicks(least, most);
          const slack = 1e-9 * Math.max(1, Math.abs(least), Math.abs(most));
          expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, least) + slack);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(most - slack);
          expect(ticks.length).toBeLessThanOrEqual(8);
          expect(new Set(ticks).size).toBe(ticks.length);
        },
      ),
    );
  });

  it.each([
    [-1, '0%'],
    [0.12345, '12.35%'],
    [2, '100%'],
  ])('formats the share %p as %p', (share, length) => {
    expect(percent(share)).toBe(length);
  });
});

describe('comparison table', () => {
  beforeEach(() =>
    render(
      <ComparisonTable
        caption="Compare 2 courses"
        things={[
          { id: 'a', name: 'Psychology', note: 'Bath', href: '/a' },
          { id: 'b', name: 'Psychology', note: 'Cardiff', href: '/b' },
        ]}
        groups={[
          {
            name: 'Money',
            rows: [
              { label: 'Pay after', note: '2021/22', values: ['£32,000', '£26,500'], best: 0 },
              { label: 'Stay on', values: ['96%', null], alike: 'No meaningful difference' },
            ],
          },
          {
            name: 'Place',
            rows: [{ label: 'Nation', values: [<b key="a">Wales</b>, <b key="b">Wales</b>] }],
          },
        ]}
      />,
    ),
  );

  it('keeps the roles of a table where it is laid out as a grid', () => {
    const table = screen.getByRole('table', { name: 'Compare 2 courses' });
    for (const element of table.querySelectorAll('thead, tbody, tr, th, td'))
      expect(element).toHaveAttribute('role');
  });

  it('labels each column and each row by a header', () => {
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(screen.getByRole('rowheader', { name: /Pay after.*2021\/22/ })).toBeInTheDocument();
  });

  it('states in text which figure is best, which do not differ, and which are not published', () => {
    expect(screen.getByRole('cell', { name: '£32,000 Highest here' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '£26,500' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: /No meaningful difference/ })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Not published' })).toBeInTheDocument();
  });

  it('marks rows that are the same in each column, and a group of only such rows', () => {
    const group = screen.getByRole('rowheader', { name: 'Place' }).closest('tr');
    const same = screen.getByRole('rowheader', { name: 'Nation' }).closest('tr');
    const other = screen.getByRole('rowheader', { name: /Pay after/ }).closest('tr');
    expect([group, same, other].map((row) => row?.hasAttribute('data-same'))).toEqual([true, true, false]);
    expect(screen.getByRole('checkbox', { name: 'Show only what differs' })).not.toBeChecked();
  });
});

describe('cards', () => {
  const at = { title: 'Title', href: '/there' };

  it.each([
    [
      'course',
      <CourseCard
        key="1"
        {...at}
        provider="Bath"
        qualification="BSc"
        mode="Full-time"
        entry="Entrants’ points: not published"
        pay="Graduate pay: withheld, too few answered"
      />,
      ['Entrants’ points: not published', 'Graduate pay: withheld, too few answered'],
    ],
    [
      'apprenticeship',
      <ApprenticeshipCard key="5" {...at} employer="Arup" place={null} wage={null} />,
      ['Wage not published'],
    ],
  ])('shows unknown values on the card of a %s as text, never as zero', (_, card, words) => {
    const { container } = render(card);
    for (const word of words) expect(screen.getByText(word)).toBeVisible();
    expect(container.textContent).not.toMatch(/\b0 |£0|null|undefined/);
  });

  it('shows an open day by its date in the United Kingdom', () => {
    const { container } = render(
      <OpenDayCard {...at} provider="Bath" date="2027-06-19T09:00:00Z" place={null} />,
    );
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2027-06-19');
    expect(screen.getByText('19').parentElement).toHaveTextContent('19 June 2027');
    expect(screen.getByText('Online')).toBeVisible();
  });

  it('shows the closing date', () => {
    render(
      <ApprenticeshipCard
        {...at}
        employer="Arup"
        place="Bristol"
        wage="£19,500 a year"
        closes="2027-01-31"
      />,
    );
    expect(screen.getByText('Closes 31st January 2027')).toBeVisible();
    expect(screen.getByText('Arup, Bristol')).toBeVisible();
  });

  it('shows the page type of an article [E-10]', () => {
    render(<ArticleCard {...at} label="Career profile" minutes={1} />);
    expect(screen.getByText('Career profile')).toBeVisible();
    expect(screen.getByText('1 minute to read')).toBeVisible();
  });
});

describe('pictures of cards', () => {
  const card = (eager = false) => <Card title="Bath" href="/bath" image="/a/tile.webp" eager={eager} />;
  const picture = () => screen.getByRole('presentation');

  it.each([true, false])('a picture of a grid requests a small size on phones, eager %s [K-12]', (eager) => {
    render(card(eager));
    expect(picture()).toHaveAttribute('loading', eager ? 'eager' : 'lazy');
    expect(picture()).toHaveAttribute('sizes', expect.stringMatching(/^\(.*, 4\.75rem$/));
  });

  it('a picture of a carousel requests the size of its column [K-12]', () => {
    render(<Carousel heading="Universities">{card()}</Carousel>);
    expect(picture()).toHaveAttribute('sizes', '17.5rem');
  });
});

describe('icon', () => {
  const classesOf = (name: IconName) => [
    ...(render(<Icon name={name} className="own" />).container.querySelector('svg')?.classList ?? []),
  ];

  it.each<IconName>(['back', 'next', 'arrow'])('mirrors %s from right to left [B-21]', (name) => {
    expect(classesOf(name)).toEqual(['icon', 'directional', 'own']);
  });

  it.each<IconName>(['up', 'search', 'close'])('keeps %s as it is in every direction [B-21]', (name) => {
    expect(classesOf(name)).toEqual(['icon', 'own']);
  });
});

describe('perk icon', () => {
  const pathOf = (element: React.ReactElement) =>
    render(element).container.querySelector('path')?.getAttribute('d');
  const info = () => pathOf(<Icon name="info" />);

  it('has a separate icon for each of the twelve perks [E-17]', () => {
    const paths = PERKS.map((perk) => pathOf(<PerkIcon perk={perk} />));
    expect(new Set([...paths, info()]).size).toBe(13);
  });

  it.each(['Cycle Scheme', ' cycle  scheme ', 'CYCLE SCHEME'])(
    'recognises %p in any case and spacing [E-17]',
    (perk) => {
      expect(pathOf(<PerkIcon perk={perk} />)).toBe(pathOf(<PerkIcon perk="cycle scheme" />));
    },
  );

  it.each(['Free fruit', '', 'constructor', '__proto__'])('shows the info icon for %p [E-17]', (perk) => {
    expect(pathOf(<PerkIcon perk={perk} />)).toBe(info());
  });
});

describe('picture', () => {
  const picture = (eager = false) => <Picture src="/a/tile.webp" alt="" sizes="50vw" eager={eager} />;

  it('a picture has native lazy loading and is complete in the server’s HTML [K-12]', () => {
    const html = renderToString(picture());
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('src="/a/tile.webp"');
    expect(html).toContain('/a/tile.webp?w=640 640w');
  });

  it('an eager picture is not loaded lazily [K-12]', () => {
    const shown = render(picture(true)).container.querySelector('img');
    expect(shown).toHaveAttribute('loading', 'eager');
    expect(shown).toHaveAttribute('fetchpriority', 'high');
  });
});

describe('a part of a page', () => {
  const shown = (part: { data: number } | { failure: string }) =>
    render(
      <Part id="days" heading="Open days">
        <LoadedPart part={part}>{(days) => <p>{days} days</p>}</LoadedPart>
      </Part>,
    );

  it('is a region named by its heading, with its content', () => {
    shown({ data: 3 });
    expect(screen.getByRole('region', { name: 'Open days' })).toHaveTextContent('3 days');
  });

  it('shows why a section failed to load without affecting the rest [X-01]', () => {
    shown({ failure: 'There has been a problem fetching events' });
    expect(screen.getByRole('region', { name: 'Open days' })).toHaveTextContent(
      'There has been a problem fetching events',
    );
  });
});

describe('progress', () => {
  it('shows the progress as text', () => {
    render(<Progress label="Career quiz" value={12} max={30} text="Question 12 of 30" />);
    const bar = screen.getByRole('progressbar', { name: 'Career quiz' });
    expect(bar).toHaveAttribute('value', '12');
    expect(bar).toHaveAttribute('max', '30');
    expect(screen.getAllByText('Question 12 of 30')[0]).toBeVisible();
  });
});

describe('text in another language', () => {
  afterEach(() => void (document.documentElement.lang = ''));

  it('marks an English text on a Welsh page, and says that it is in English [B-21]', () => {
    document.documentElement.lang = 'cy';
    const { container } = render(
      <TextIn language="en-GB">
        <p>You write software.</p>
      </TextIn>,
    );
    expect(container.querySelector('[lang="en-GB"]')).toHaveTextContent('You write software.');
    expect(container).toHaveTextContent('This text is in English.');
  });

  it.each([
    ['en-GB', 'en-GB'],
    ['cy', 'cy'],
  ])('adds nothing to a text in the language of the page: %s [B-21]', (page, language) => {
    document.documentElement.lang = page;
    const { container } = render(<TextIn language={language}>text</TextIn>);
    expect(container.innerHTML).toBe('text');
  });
});
