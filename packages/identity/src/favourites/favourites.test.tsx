import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { countFavourites, isFavourite, toggleFavourite, useFavourites } from '.';

const BATH = {
  id: '10007850',
  title: 'University of Bath',
  url: '/explore/unis/10007850/university-of-bath',
};
const KEY = 'signpost.favourites';

const Saved = () => {
  const favourites = useFavourites();
  return (
    <p>
      {countFavourites(favourites)} saved: {favourites.unis.map(({ title }) => title).join(', ')}
      {isFavourite(favourites, 'unis', BATH.id) && ' (with Bath)'}
    </p>
  );
};

const fromOtherTab = (text: string | null) =>
  act(() => {
    if (text === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, text);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }));
  });

beforeEach(() => fromOtherTab(null));

describe('favourites on this device', () => {
  it('are saved and taken off by the same wish, and every reader follows', () => {
    render(<Saved />);
    expect(screen.getByText(/0 saved/)).toBeInTheDocument();
    act(() => void toggleFavourite('unis', BATH));
    expect(screen.getByText('1 saved: University of Bath (with Bath)')).toBeInTheDocument();
    expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toEqual({
      version: 1,
      value: { unis: [BATH] },
    });
    act(() => void toggleFavourite('unis', BATH));
    expect(screen.getByText(/0 saved/)).toBeInTheDocument();
  });

  it('keep nothing but id, title and address', () => {
    toggleFavourite('unis', { ...BATH, salary: 1 } as typeof BATH);
    expect(window.localStorage.getItem(KEY)).not.toContain('salary');
  });

  it('follow what another tab saves', () => {
    render(<Saved />);
    fromOtherTab(JSON.stringify({ version: 1, value: { unis: [BATH] } }));
    expect(screen.getByText(/1 saved/)).toBeInTheDocument();
  });

  it.each([
    '{',
    '{"version":1,"value":{"unis":[{"id":"1","title":"x","url":"javascript:alert(1)"}]}}',
    '{"version":1,"value":{"unis":[{"id":"1","title":"x","url":"//evil.test"}]}}',
  ])('are none when what is stored cannot be trusted: %s', (text) => {
    render(<Saved />);
    fromOtherTab(text);
    expect(screen.getByText(/0 saved/)).toBeInTheDocument();
  });

  it('are not in the HTML, so that it is the same for everyone', () => {
    toggleFavourite('unis', BATH);
    expect(renderToString(<Saved />)).not.toContain('Bath');
  });

  it('last for the page view when the device cannot keep them, and that is said', () => {
    render(<Saved />);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    let kept = true;
    act(() => void (kept = toggleFavourite('unis', BATH)));
    full.mockRestore();
    expect(kept).toBe(false);
    expect(screen.getByText(/1 saved/)).toBeInTheDocument();
  });
});
