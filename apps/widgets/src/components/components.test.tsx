import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { rawCareer } from '../testing/fixtures';
import { address } from './address';
import { guideId } from './guide-id';
import { NamedLists } from './named-lists';
import { NoGuide } from './no-guide';
import { PayTable } from './pay-table';

const show = (element: React.ReactNode) => render(<MemoryRouter>{element}</MemoryRouter>);

describe('table of pay', () => {
  it('shows each career’s pay on one scale that ends at the next ten thousand [R-32] [R-34]', () => {
    const { container } = show(
      <PayTable careers={[rawCareer, { ...rawCareer, id: '1', title: 'Clerk', pay: 30_000 }]} />,
    );
    expect(screen.getByRole('table')).toHaveTextContent(/full-time work in 2024.*from nothing to £60,000/);
    expect(screen.getByRole('row', { name: /Clerk/ })).toHaveTextContent('£30,000');
    const widths = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
    expect(widths).toEqual([`${(100 * 54_669) / 60_000}%`, '50%']);
  });

  it('marks pay that is the minimum wage', () => {
    show(<PayTable careers={[{ ...rawCareer, pay: 24_000, payMinimum: 24_000 }]} />);
    expect(screen.getByRole('row', { name: /Software/ })).toHaveTextContent('£24,000 (minimum wage)');
  });

  it('draws no bar for pay that is not published', () => {
    const { container } = show(<PayTable careers={[{ ...rawCareer, pay: null }]} />);
    expect(screen.getByRole('row', { name: /Software/ })).toHaveTextContent('Not published');
    expect(container.querySelector('rect')).toBeNull();
    expect(screen.getByRole('table')).toHaveTextContent('to £10,000');
  });

  it('says when a guide names no careers', () => {
    show(<PayTable careers={[]} />);
    expect(screen.getByText('No careers are named in this guide yet.')).toBeVisible();
  });
});

it('leaves out lists without items', () => {
  show(
    <NamedLists
      lists={[
        { name: 'Skills', items: ['Listening'] },
        { name: 'School subjects', items: [] },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Skills']);
});

it('says when the list of guides failed to load', () => {
  const guides = { failure: 'There has been a problem fetching subjects: No' };
  show(<NoGuide title="Choose a subject" lead="" guides={guides} heading="All subjects" />);
  expect(screen.getByText(guides.failure)).toBeVisible();
});

it.each([
  ['computer-science', 'computer-science'],
  [' Computer-Science ', 'computer-science'],
  ['computer science', null],
  ['-art', null],
  ['../art', null],
  ['', null],
  [null, null],
  ['a'.repeat(80), 'a'.repeat(80)],
  ['a'.repeat(81), null],
])('reads the guide id of %j', (text, id) => {
  expect(guideId(text)).toBe(id);
});

it.each([
  [undefined, '/subject-widget'],
  ['', '/subject-widget'],
  ['a b&c', '/subject-widget?subject=a+b%26c'],
])('puts %j into the address of a widget', (value, expected) => {
  expect(address('/subject-widget', 'subject', value)).toBe(expected);
});
