import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { QueryInterpretation, type UnderstoodProps } from './query-interpretation';
import { wordChips } from './word-chips';

const cardiff = { label: 'In Cardiff', text: 'in cardiff', without: 'psychology part time' };
const partTime = { label: 'Part-time', text: 'part time', without: 'psychology in cardiff' };
const Q = 'psychology part time in cardiff';
const understood = { query: 'psychology', filters: [partTime, cardiff], matched: 'all' as const };

const show = (props: Partial<UnderstoodProps>) =>
  render(
    <MemoryRouter>
      <QueryInterpretation
        q={Q}
        exact={false}
        understood={undefined}
        suggestion={null}
        href={({ q, exact }) => `/s?${new URLSearchParams({ q, exact: String(exact) })}`}
        {...props}
      />
    </MemoryRouter>,
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
