import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxGroup } from './choices';
import { ErrorSummary } from './error-summary';
import { Select, TextField } from './inputs';

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
