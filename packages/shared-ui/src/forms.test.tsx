import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { ChoiceChips, LinkChips } from './choice-chips/choice-chips';
import { CheckboxGroup } from './field/choices';
import { ErrorSummary } from './field/error-summary';
import { PostcodeField, Select, TextField } from './field/inputs';
import { Chips } from './filters/chips';
import { FacetGroup } from './filters/facet-group';
import { FilterPanel } from './filters/filter-panel';
import { QueryInterpretation, type UnderstoodProps } from './filters/query-interpretation';
import { RadiusSelect } from './filters/radius-select';
import { wordChips } from './filters/word-chips';
import { SearchSuggest, type SearchSuggestProps } from './search-suggest/search-suggest';
import { markMatches, type SuggestionGroup } from './search-suggest/suggestion';
import { SortSelect } from './sort-select/sort-select';
import { faultsIn } from './testing/axe';
import { ThemeSwitch } from './theme-switch/theme-switch';
import { TestRouter } from './testing/test-router';

// The first load of the chunk fails, so the test of it comes first.
let mockIsOffline = true;
jest.mock('./filters/answer-at-once', () => {
  if (mockIsOffline) throw new Error('The chunk could not be loaded');
  return jest.requireActual<object>('./filters/answer-at-once');
});
describe('a filter panel offline', () => {
  afterAll(() => void (mockIsOffline = false));

  it('keeps its button offline, and answers at once when the browser is online again', async () => {
    render(
      <TestRouter>
        <FilterPanel action="/explore/unis" count="10 universities">
          <input name="q" aria-label="Words" />
        </FilterPanel>
      </TestRouter>,
    );
    await userEvent.click(screen.getByLabelText('Words'));
    expect(screen.getByRole('button', { name: 'Show results' })).toBeInTheDocument();
    mockIsOffline = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('button', { name: 'Show 10 universities' })).toBeInTheDocument();
  });
});

describe('filters', () => {
  const NATIONS = [
    { value: 'England', label: 'England', count: 128 },
    { value: 'Wales', label: 'Wales', count: 10 },
  ];
  const Address = () => {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  };
  const panel = (selected: string[]) => (
    <TestRouter>
      <FilterPanel action="/explore/unis" keep={{ sort: 'tef' }} count="138 universities">
        <PostcodeField name="postcode" />
        <FacetGroup legend="Nation" name="country" options={NATIONS} selected={selected} />
      </FilterPanel>
      <Address />
    </TestRouter>
  );

  it('writes the chosen filters to the URL, without empty parameters', async () => {
    render(panel(['England']));
    await userEvent.click(screen.getByRole('checkbox', { name: /Wales/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Show / }));
    expect(screen.getByText('/explore/unis?sort=tef&country=England&country=Wales')).toBeInTheDocument();
  });

  it('is a plain GET form, for a browser without JavaScript', () => {
    render(panel([]));
    const form = screen.getByRole('form', { name: 'Filters' });
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/explore/unis');
  });

  it('follows the URL when a filter is removed elsewhere', () => {
    const { rerender } = render(panel(['England']));
    expect(screen.getByRole('checkbox', { name: /England/ })).toBeChecked();
    rerender(panel([]));
    expect(screen.getByRole('checkbox', { name: /England/ })).not.toBeChecked();
  });

  it('shows active filters as links that remove them', () => {
    render(
      <TestRouter>
        <Chips chips={[{ label: 'Wales', href: '/explore/unis?tef=Gold' }]} clear="/explore/unis" />
      </TestRouter>,
    );
    expect(screen.getByRole('link', { name: 'Remove filter: Wales' })).toHaveAttribute(
      'href',
      '/explore/unis?tef=Gold',
    );
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/explore/unis');
  });

  it('sorts on the change of the order', async () => {
    render(
      <TestRouter>
        <SortSelect
          action="/explore/unis"
          keep={{ country: ['England', 'Wales'] }}
          options={[
            { value: 'name', label: 'A to Z' },
            { value: 'tef', label: 'Teaching' },
          ]}
          value="name"
        />
        <Address />
      </TestRouter>,
    );
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'tef');
    expect(screen.getByText('/explore/unis?country=England&country=Wales&sort=tef')).toBeInTheDocument();
  });

  it('shortens a long list, and shows the rest when an option in it is chosen', () => {
    const many = ['Law', 'Art', 'Music'].map((value) => ({ value, label: value, count: 1204 }));
    const facet = (selected: string[]) => (
      <FacetGroup legend="Subject" name="subject" options={many} selected={selected} shown={2} />
    );
    const { rerender } = render(facet([]));
    const rest = screen.getByText('Show all 3').closest('details');
    expect(rest).not.toHaveAttribute('open');
    expect(rest).toHaveTextContent('Music1,204');
    rerender(facet(['Music']));
    expect(rest).toHaveAttribute('open');
  });
});

describe('filters that answer at once', () => {
  const NATIONS = [{ value: 'Wales', label: 'Wales', count: 10 }];

  /** A page whose filters follow its address, as the pages of lists do. */
  const List = () => {
    const { search } = useLocation();
    const parameters = new URLSearchParams(search);
    return (
      <>
        <button type="button" popoverTarget="filters">
          Outside
        </button>
        <FilterPanel action="/explore/unis" count="10 universities">
          <TextField label="Words" name="q" defaultValue={parameters.get('q') ?? ''} />
          <RadiusSelect radius={Number(parameters.get('radius')) || null} isOptional />
          <FacetGroup
            legend="Nation"
            name="country"
            options={NATIONS}
            selected={parameters.getAll('country')}
          />
        </FilterPanel>
        <output>{search}</output>
      </>
    );
  };
  const show = () =>
    render(
      <TestRouter>
        <List />
      </TestRouter>,
    );
  const address = () => screen.getByRole('status').textContent;
  const sheet = () => document.querySelector('#filters') as HTMLElement;

  /** Interacts with the page, so that the panel begins to answer at once. */
  const wake = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
    await screen.findByRole('button', { name: 'Show 10 universities' });
  };

  it('has a button that shows the results until the visitor does something', () => {
    show();
    expect(screen.getByRole('button', { name: 'Show results' })).toBeVisible();
  });

  it('shows the results of each choice at once, and keeps the focus', async () => {
    show();
    await wake();
    const wales = screen.getByRole('checkbox', { name: /Wales/ });
    await userEvent.click(wales);
    expect(address()).toBe('?country=Wales');
    expect(wales).toHaveFocus();
    const radius = screen.getByLabelText('How far you would go');
    await userEvent.selectOptions(radius, '25');
    expect(address()).toBe('?radius=25&country=Wales');
    expect(radius).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Words'), 'law{Enter}');
    expect(address()).toBe('?q=law&radius=25&country=Wales');
    expect(screen.getByLabelText('Words')).toHaveFocus();
  });

  it('shows the results of a choice in fields that are not hydrated yet', async () => {
    show();
    await wake();
    // React stops the event there.
    sheet().parentElement?.addEventListener('change', (event) => event.stopPropagation(), { capture: true });
    await userEvent.click(screen.getByRole('checkbox', { name: /Wales/ }));
    expect(address()).toBe('?country=Wales');
  });

  it('shows the results of a choice that was made before it was ready', async () => {
    show();
    await userEvent.click(screen.getByRole('checkbox', { name: /Wales/ }));
    await waitFor(() => expect(address()).toBe('?country=Wales'));
  });

  describe('the open sheet', () => {
    let isOpen = false;
    beforeEach(async () => {
      isOpen = false;
      show();
      Object.assign(sheet(), {
        matches: (selector: string) => selector === ':popover-open' && isOpen,
        hidePopover: () => toggle(false),
      });
      await wake();
    });
    const toggle = (open: boolean) => {
      isOpen = open;
      sheet().dispatchEvent(new Event('toggle'));
    };

    it('is a modal dialog: the rest of the page is inert, and the focus is in it', () => {
      toggle(true);
      expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveAttribute('aria-modal', 'true');
      expect(screen.getByText('Outside')).toHaveProperty('inert', true);
      expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      toggle(false);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByText('Outside')).toHaveProperty('inert', false);
    });

    it('gives the focus back to the button that opened it, also from the controls of the browser', () => {
      toggle(true);
      (document.activeElement as HTMLElement).blur();
      toggle(false);
      expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
    });

    it('stays open at a choice, and closes with its button', async () => {
      toggle(true);
      await userEvent.click(screen.getByRole('checkbox', { name: /Wales/ }));
      expect(address()).toBe('?country=Wales');
      expect(isOpen).toBe(true);
      await userEvent.click(screen.getByRole('button', { name: 'Show 10 universities' }));
      expect(isOpen).toBe(false);
    });
  });
});

describe('query interpretation', () => {
  const cardiff = { label: 'In Cardiff', text: 'in cardiff', without: 'psychology part time' };
  const partTime = { label: 'Part-time', text: 'part time', without: 'psychology in cardiff' };
  const Q = 'psychology part time in cardiff';
  const understood = { query: 'psychology', filters: [partTime, cardiff], matched: 'all' as const };

  const show = (props: Partial<UnderstoodProps>) =>
    render(
      <TestRouter>
        <QueryInterpretation
          q={Q}
          exact={false}
          understood={undefined}
          suggestion={null}
          href={({ q, exact }) => `/s?${new URLSearchParams({ q, exact: String(exact) })}`}
          {...props}
        />
      </TestRouter>,
    );

  describe('chips of the query', () => {
    const href = (q: string) => `/s?q=${q}`;

    it('has one for the words and one for each filter, each linking to the query without it', () => {
      expect(wordChips(Q, understood, href)).toEqual([
        { label: '“psychology”', href: '/s?q=part time in cardiff' },
        { label: 'Part-time', href: '/s?q=psychology in cardiff' },
        { label: 'In Cardiff', href: '/s?q=psychology part time' },
      ]);
    });

    it('has none for words that the search box shows as they were searched for', () => {
      const plain = { query: 'law', filters: [], matched: 'all' as const };
      expect(wordChips('Law', plain, href)).toEqual([]);
      expect(wordChips('Law', undefined, href)).toEqual([]);
      expect(wordChips('', undefined, href)).toEqual([]);
    });

    it('has none for words when all of them became filters', () => {
      const all = { query: '', filters: [{ ...cardiff, without: '' }], matched: 'all' as const };
      expect(wordChips('in cardiff', all, href)).toEqual([{ label: 'In Cardiff', href: '/s?q=' }]);
    });
  });

  describe('the query interpretation', () => {
    it('is shown with a link to the exact search', () => {
      const { container } = show({ understood });
      expect(container).toHaveTextContent('We used “part time” and “in cardiff” as filters.');
      expect(screen.getByRole('link', { name: `Search for exactly “${Q}”` })).toHaveAttribute(
        'href',
        '/s?q=psychology+part+time+in+cardiff&exact=true',
      );
    });

    it('names the words that were searched for when an abbreviation was expanded', () => {
      const ppe = { query: 'philosophy politics economics', filters: [], matched: 'all' as const };
      const { container } = show({ q: 'PPE', understood: ppe });
      expect(container).toHaveTextContent(
        'We searched for “philosophy politics economics”. Search for exactly “PPE”',
      );
    });

    it('does not mention dropped stop words', () => {
      const plain = { query: 'psychology', filters: [], matched: 'all' as const };
      expect(show({ q: 'A Psychology degree', understood: plain }).container).toBeEmptyDOMElement();
    });

    it('shows that only most words matched, and another spelling', () => {
      show({ understood: { ...understood, filters: [], matched: 'most' }, suggestion: 'psychiatry' });
      expect(screen.getByText('Nothing has all of your words.')).toBeVisible();
      expect(screen.getByRole('link', { name: '“psychiatry”' })).toHaveAttribute(
        'href',
        '/s?q=psychiatry&exact=false',
      );
    });

    it('links back from an exact search', () => {
      show({ exact: true });
      expect(screen.getByRole('link', { name: 'Search the usual way' })).toHaveAttribute(
        'href',
        '/s?q=psychology+part+time+in+cardiff&exact=false',
      );
    });

    it('is empty when the words were searched for unchanged', () => {
      expect(show({ understood: { ...understood, filters: [] } }).container).toBeEmptyDOMElement();
    });
  });
});

describe('a field', () => {
  it('links the hint and the error to the control', () => {
    render(<TextField label="Postcode" name="postcode" hint="Such as BA2 7AY" error="Check the postcode" />);
    const input = screen.getByLabelText('Postcode');
    expect(input).toHaveAccessibleDescription('Such as BA2 7AY Check the postcode');
    expect(input).toBeInvalid();
  });

  it('has no description without a hint or an error', () => {
    render(<TextField label="Name" name="name" />);
    expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-describedby');
  });
});

describe('a form', () => {
  const OPTIONS = [
    { value: 'al', label: 'A levels' },
    { value: 'bt', label: 'BTEC', hint: 'Level 3' },
  ];

  it('takes focus when there are errors, and links to them', async () => {
    const form = (wrong: boolean) => (
      <>
        <ErrorSummary errors={wrong ? [{ id: 'name', message: 'Enter your name' }] : []} />
        <TextField label="Name" name="name" id="name" error={wrong ? 'Enter your name' : undefined} />
      </>
    );
    const { rerender } = render(form(false));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(form(true));
    expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Enter your name' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('links to the first option of a group, and its error to the group', async () => {
    render(
      <>
        <ErrorSummary errors={[{ id: 'have', message: 'Choose one' }]} />
        <CheckboxGroup
          legend="What do you have?"
          name="have"
          id="have"
          options={OPTIONS}
          error="Choose one"
          hint="Or expect"
        />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Choose one' }));
    expect(screen.getByRole('checkbox', { name: 'A levels' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'What do you have?' })).toHaveAccessibleDescription(
      'Or expect Choose one',
    );
  });

  it('allows any number of options', async () => {
    render(<CheckboxGroup legend="What do you have?" name="have" options={OPTIONS} defaultValues={['al']} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /BTEC/ }));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });

  it('reports a choice made before hydration', async () => {
    const Choice = () => {
      const [chosen, choose] = useState('al');
      return (
        <>
          <Select
            label="Show in"
            name="in"
            options={OPTIONS}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
          />
          <output>{chosen}</output>
        </>
      );
    };
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Choice />);
    await userEvent.selectOptions(screen.getByLabelText('Show in'), 'bt');
    await act(async () => void hydrateRoot(place, <Choice />));
    expect(screen.getByRole('status')).toHaveTextContent('bt');
    expect(screen.getByLabelText('Show in')).toHaveValue('bt');
    place.remove();
  });
});

describe('choice chips', () => {
  const OPTIONS = [
    { value: 'a', label: 'Helping' },
    { value: 'b', label: 'Making' },
  ];

  it('is a set of radio buttons for a single choice', async () => {
    const choose = jest.fn();
    render(
      <ChoiceChips
        legend="You like"
        name="likes"
        options={OPTIONS}
        defaultValues={['a']}
        onChoose={choose}
      />,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Making' }));
    expect(screen.getByRole('radio', { name: 'Helping' })).not.toBeChecked();
    expect(choose).toHaveBeenCalledWith('b', true);
  });

  it('is a set of checkboxes for a multiple choice', async () => {
    const choose = jest.fn();
    render(
      <ChoiceChips
        legend="You like"
        name="likes"
        many
        options={OPTIONS}
        defaultValues={['a', 'b']}
        onChoose={choose}
      />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Making' }));
    expect(choose).toHaveBeenCalledWith('b', false);
  });

  it('links to kinds with their counts, and marks the current one', () => {
    render(
      <LinkChips label="Kinds" chips={[{ label: 'Courses', href: '/c', count: 1204, current: true }]} />,
    );
    expect(screen.getByRole('list', { name: 'Kinds' })).toContainElement(
      screen.getByRole('link', { name: /Courses/, current: true }),
    );
  });
});

describe('sort select', () => {
  const Address = () => {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  };

  const show = (nearest?: { postcode: string; href: string }) =>
    render(
      <TestRouter>
        <SortSelect
          action="/unis"
          keep={{ q: 'bath' }}
          options={[
            { value: 'name', label: 'A to Z' },
            { value: 'salary', label: 'Highest pay' },
          ]}
          value="name"
          nearest={nearest ?? null}
        />
        <Address />
      </TestRouter>,
    );
  const choose = (label: string) => userEvent.selectOptions(screen.getByLabelText('Sort by'), label);

  it('sorts at once, and keeps what else is in the address', async () => {
    show();
    await choose('Highest pay');
    expect(screen.getByRole('status')).toHaveTextContent('/unis?q=bath&sort=salary');
    expect(screen.queryByRole('option', { name: /Nearest/ })).toBeNull();
  });

  it('keeps a filter whose results are still on their way', async () => {
    const Results = () => {
      const country = new URLSearchParams(useLocation().search).getAll('country');
      return (
        <>
          <FilterPanel action="/unis" count="10 universities">
            <FacetGroup
              legend="Nation"
              name="country"
              options={[{ value: 'Wales', label: 'Wales', count: 10 }]}
              selected={country}
            />
          </FilterPanel>
          <SortSelect
            action="/unis"
            keep={{ country }}
            options={[
              { value: 'name', label: 'A to Z' },
              { value: 'salary', label: 'Highest pay' },
            ]}
            value="name"
          />
        </>
      );
    };
    const held: (() => void)[] = [];
    const wait = ({ request }: { request: Request }) =>
      new URL(request.url).search ? new Promise<null>((resolve) => held.push(() => resolve(null))) : null;
    const router = createMemoryRouter(
      [{ path: '/unis', Component: Results, loader: wait, HydrateFallback: Results }],
      { initialEntries: ['/unis?page=2'], hydrationData: { loaderData: { 0: null } } },
    );
    render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /Wales/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Show / }));
    expect(router.state.navigation.location?.search).toBe('?country=Wales');
    await choose('Highest pay');
    expect(router.state.navigation.location?.search).toBe('?sort=salary&country=Wales');
    await act(async () => held.forEach((answer) => answer()));
    expect(router.state.location.search).toBe('?sort=salary&country=Wales');
  });

  it('does not sort at an arrow key, but at Enter or when the focus leaves, once', async () => {
    const { unmount } = show();
    const lookAt = (value: string) => {
      const select = screen.getByLabelText('Sort by');
      fireEvent.keyDown(select, { key: 'ArrowDown' });
      fireEvent.change(select, { target: { value } });
      return select;
    };
    const select = lookAt('salary');
    expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
    fireEvent.keyDown(select, { key: 'Enter' });
    expect(screen.getByRole('status')).toHaveTextContent('/unis?q=bath&sort=salary');
    unmount();
    show();
    fireEvent.blur(lookAt('salary'));
    expect(screen.getByRole('status')).toHaveTextContent('/unis?q=bath&sort=salary');
  });

  it('offers the distance from the visitor’s own postcode', async () => {
    show({ postcode: 'BA2 7AY', href: '/unis?postcode=BA2+7AY&sort=distance' });
    await choose('Nearest to BA2 7AY');
    expect(screen.getByRole('status')).toHaveTextContent('/unis?postcode=BA2+7AY&sort=distance');
  });
});

describe('theme switch', () => {
  it('shows the current theme and reports the chosen one', async () => {
    const choose = jest.fn();
    render(<ThemeSwitch theme="system" onChange={choose} />);
    const select = screen.getByLabelText('Colours');
    expect(select).toHaveDisplayValue('Match device');
    await userEvent.selectOptions(select, 'High contrast');
    expect(choose).toHaveBeenCalledWith('contrast');
  });
});

describe('a search with suggestions', () => {
  const GROUPS: readonly SuggestionGroup[] = [
    {
      name: 'Courses',
      line: 'courses',
      suggestions: [
        { id: '1', parts: markMatches('Psychology', 'psy'), href: '/courses/1', note: 'Bath' },
        { id: '2', parts: markMatches('Psychology with French', 'psy'), href: '/courses/2' },
      ],
    },
    {
      name: 'Careers',
      line: 'careers',
      suggestions: [{ id: '3', parts: [{ text: 'Psychologist' }], href: '/careers/3' }],
    },
  ];
  const Address = () => {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  };
  const show = (props: Partial<SearchSuggestProps> = {}) => {
    const onQuery = jest.fn();
    render(
      <TestRouter>
        <SearchSuggest
          action="/explore/search"
          label="Search"
          groups={GROUPS}
          onQuery={onQuery}
          delayMs={20}
          {...props}
        />
        <Address />
      </TestRouter>,
    );
    return { onQuery, box: screen.getByRole('combobox', { name: 'Search' }) };
  };
  const activeText = (box: HTMLElement) =>
    document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

  it('debounces queries while typing', async () => {
    jest.useFakeTimers();
    const { onQuery, box } = show({ delayMs: 150 });
    fireEvent.change(box, { target: { value: 'ps' } });
    act(() => void jest.advanceTimersByTime(100));
    fireEvent.change(box, { target: { value: 'psy ' } });
    act(() => void jest.advanceTimersByTime(149));
    expect(onQuery).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(onQuery.mock.calls).toEqual([['psy']]);
    jest.useRealTimers();
  });

  it('opens with suggestions by kind, announces their number, and marks the typed text', async () => {
    const { box } = show();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box, 'psy');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    const courses = screen.getByRole('group', { name: 'Courses' });
    expect(within(courses).getAllByRole('option')).toHaveLength(2);
    expect([...courses.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Psy',
      'Psy',
    ]);
    expect(screen.getByText('3 suggestions. Use the arrow keys.')).toHaveAttribute('role', 'status');
  });

  it('moves through all kinds by the arrow keys, wraps around through the field, and keeps focus in it', async () => {
    const { box } = show();
    await userEvent.type(box, 'psy{ArrowDown}');
    expect(activeText(box)).toContain('PsychologyBath');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeText(box)).toBe('Psychologist');
    await userEvent.keyboard('{ArrowDown}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    expect(activeText(box)).toBe('Psychologist');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Psychologist');
    expect(box).toHaveFocus();
  });

  it('follows the active suggestion on Enter, and searches without one', async () => {
    const { box } = show();
    await userEvent.type(box, 'psy{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByText('/courses/2')).toBeInTheDocument();
    await userEvent.type(box, '{Enter}');
    expect(screen.getByText('/explore/search?query=psy')).toBeInTheDocument();
  });

  it('closes on Escape without losing the text, and on blur', async () => {
    const { box } = show();
    await userEvent.type(box, 'psy{Escape}');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(box).toHaveValue('psy');
    await userEvent.keyboard('{ArrowDown}');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when a suggestion is followed by a click', async () => {
    const { box } = show();
    await userEvent.type(box, 'psy');
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(screen.getByText('Psychologist'));
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('reports that suggestions failed, and still searches', async () => {
    const { box } = show({ status: 'failed', groups: [] });
    expect(screen.getByText('Suggestions are not available. You can still search.')).toHaveAttribute(
      'role',
      'status',
    );
    await userEvent.type(box, 'law{Enter}');
    expect(screen.getByText('/explore/search?query=law')).toBeInTheDocument();
  });

  it('is a plain GET form, for a browser without JavaScript', () => {
    show();
    const form = screen.getByRole('search', { name: 'Search' });
    expect(form).toHaveAttribute('action', '/explore/search');
    expect(form).toHaveAttribute('method', 'get');
  });

  it.each([
    ['Psychology', 'psy', [{ text: 'Psy', match: true }, { text: 'chology' }]],
    ['a b a', 'A', [{ text: 'a', match: true }, { text: ' b ' }, { text: 'a', match: true }]],
    ['Law', ' ', [{ text: 'Law' }]],
    ['Law', 'x', [{ text: 'Law' }]],
    ['<b>', '<', [{ text: '<', match: true }, { text: 'b>' }]],
  ])('marks in %p the typed text %p', (text, typed, parts) => {
    expect(markMatches(text, typed)).toEqual(parts);
  });

  it('has no axe violations while it is open', async () => {
    const { box } = show();
    await userEvent.type(box, 'psy{ArrowDown}');
    expect(await faultsIn(document.body)).toEqual([]);
  });
});
