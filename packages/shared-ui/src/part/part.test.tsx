import { render, screen } from '@testing-library/react';
import { LoadedPart } from './loaded-part';
import { Part } from './part';

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
