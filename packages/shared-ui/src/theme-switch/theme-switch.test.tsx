import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from './theme-switch';

it('shows the current theme and reports the chosen one', async () => {
  const choose = jest.fn();
  render(<ThemeSwitch theme="system" onChange={choose} />);
  const select = screen.getByLabelText('Colours');
  expect(select).toHaveDisplayValue('Match device');
  await userEvent.selectOptions(select, 'High contrast');
  expect(choose).toHaveBeenCalledWith('contrast');
});
