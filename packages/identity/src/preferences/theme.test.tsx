import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { chooseTheme, THEME_KEY, useTheme } from '.';

const Shown = () => <p>{useTheme()}</p>;

it('the theme follows the device until one is chosen, and is stored where an early script can read it', () => {
  render(<Shown />);
  expect(screen.getByText('system')).toBeInTheDocument();
  for (const theme of ['light', 'dark', 'contrast', 'system'] as const) {
    act(() => void chooseTheme(theme));
    expect(screen.getByText(theme)).toBeInTheDocument();
    expect(JSON.parse(window.localStorage.getItem(THEME_KEY) ?? '')).toEqual({ version: 1, value: theme });
  }
});
