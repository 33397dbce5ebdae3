import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceChips, LinkChips } from './choice-chips';

const OPTIONS = [
  { value: 'a', label: 'Helping' },
  { value: 'b', label: 'Making' },
];

it('is a set of radio buttons for a single choice', async () => {
  const choose = jest.fn();
  render(
    <ChoiceChips legend="You like" name="likes" options={OPTIONS} defaultValues={['a']} onChoose={choose} />,
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
  render(<LinkChips label="Kinds" chips={[{ label: 'Courses', href: '/c', count: 1204, current: true }]} />);
  expect(screen.getByRole('list', { name: 'Kinds' })).toContainElement(
    screen.getByRole('link', { name: /Courses/, current: true }),
  );
});
