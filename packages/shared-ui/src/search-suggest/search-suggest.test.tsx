import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SearchSuggest, type SearchSuggestProps } from './search-suggest';
import { markMatches, type SuggestionGroup } from './suggestion';
import { faultsIn } from '../testing/axe';

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
    <MemoryRouter>
      <SearchSuggest
        action="/explore/search"
        label="Search"
        groups={GROUPS}
        onQuery={onQuery}
        delayMs={20}
        {...props}
      />
      <Address />
    </MemoryRouter>,
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
  expect([...courses.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Psy', 'Psy']);
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
