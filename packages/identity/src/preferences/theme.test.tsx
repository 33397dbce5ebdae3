import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { chooseTheme, currentTheme, THEME_KEY, THEMES, useTheme } from '.';

const Shown = () => <p>{useTheme()}</p>;

it('the theme follows the device until one is chosen, and is stored where an early script can read it', () => {
  render(<Shown />);
  expect(screen.getByText('system')).toBeInTheDocument();
  for (const theme of THEMES) {
    act(() => void chooseTheme(theme));
    expect(screen.getByText(theme)).toBeInTheDocument();
    expect(currentTheme()).toBe(theme);
    expect(JSON.parse(window.localStorage.getItem(THEME_KEY) ?? '')).toEqual({ version: 1, value: theme });
  }
});
