import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { chooseOfflinePages, followOfflinePages, useOfflinePages } from './offline';

const KEY = 'signpost.offline';
const Shown = () => <p>{String(useOfflinePages())}</p>;

it('keeps no pages until the visitor asks for it, and tells each change, also of another tab [B-20]', () => {
  const told: boolean[] = [];
  followOfflinePages((isOn) => told.push(isOn));
  render(<Shown />);
  expect(screen.getByText('false')).toBeInTheDocument();
  expect(window.localStorage.getItem(KEY)).toBeNull();
  act(() => void chooseOfflinePages(true));
  expect(screen.getByText('true')).toBeInTheDocument();
  expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toEqual({ version: 1, value: true });
  window.localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByText('false')).toBeInTheDocument();
  expect(told).toEqual([false, true, false]);
});
