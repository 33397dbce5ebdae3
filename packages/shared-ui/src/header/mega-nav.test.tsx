import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { AppBar } from './app-bar';
import { EmbedBar } from './embed-bar';
import { Header } from './header';
import { MegaNav, type NavArea } from './mega-nav';
import { faultsIn } from '../testing/axe';

const area = (line: NavArea['line'], name: string): NavArea => ({
  line,
  name,
  href: `/explore/${line}`,
  lead: `About ${name}.`,
  groups: [{ name: 'Find', links: [{ name: `All ${name}`, href: `/explore/${line}/all` }] }],
});
const Away = () => {
  const go = useNavigate();
  return (
    <button type="button" onClick={() => void go('/elsewhere')}>
      Go elsewhere
    </button>
  );
};
const show = () =>
  render(
    <MemoryRouter>
      <Header
        navigation={
          <MegaNav areas={[area('courses', 'Courses'), area('unis', 'Universities')]} current="unis" />
        }
      />
      <Away />
    </MemoryRouter>,
  );
const courses = () => screen.getByText('Courses').closest('details');

it('opens an area to the links on its line', async () => {
  show();
  await userEvent.click(screen.getByText('Courses'));
  expect(courses()).toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'All Courses' })).toHaveAttribute('href', '/explore/courses/all');
  expect(screen.getByRole('link', { name: 'Go to Courses' })).toHaveAttribute('href', '/explore/courses');
});

it('marks the area of the current page', () => {
  show();
  expect(screen.getByText('Universities')).toHaveAttribute('data-current', 'true');
  expect(screen.getByText('Courses')).not.toHaveAttribute('data-current');
  expect(screen.getByText('you are here', { exact: false })).toBeInTheDocument();
});

it('allows one open area at a time, also without JavaScript', () => {
  show();
  for (const opened of document.querySelectorAll('details'))
    expect(opened).toHaveAttribute('name', 'site-areas');
});

it('closes on Escape and restores focus', async () => {
  show();
  await userEvent.click(screen.getByText('Courses'));
  screen.getByRole('link', { name: 'All Courses' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(courses()).not.toHaveAttribute('open');
  expect(screen.getByText('Courses')).toHaveFocus();
});

it('closes when focus or a click moves elsewhere, and on navigation', async () => {
  show();
  await userEvent.click(screen.getByText('Courses'));
  await userEvent.click(document.body);
  expect(courses()).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Courses'));
  await userEvent.click(screen.getByRole('button', { name: 'Go elsewhere' }));
  expect(courses()).not.toHaveAttribute('open');
});

it('links back in app mode, without the site’s navigation [B-13]', () => {
  render(<AppBar title="University of Bath" back={{ name: 'Universities', href: '/explore/unis' }} />);
  expect(screen.getByRole('link', { name: 'Universities' })).toHaveAttribute('href', '/explore/unis');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('opens the site in a new tab from inside an iframe [B-13]', () => {
  render(<EmbedBar href="/explore/subjects/psychology" />);
  const link = screen.getByRole('link', { name: /Signpost.*new tab/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('has no axe violations while it is open', async () => {
  show();
  await userEvent.click(screen.getByText('Courses'));
  expect(await faultsIn(document.body)).toEqual([]);
});
