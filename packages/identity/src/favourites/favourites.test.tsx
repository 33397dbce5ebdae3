import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  countFavourites,
  currentFavourites,
  FAVOURITE_KINDS,
  isFavourite,
  NO_FAVOURITES,
  toggleFavourite,
  useFavourites,
} from '.';

const BATH = {
  id: '10007850',
  title: 'University of Bath',
  url: '/explore/unis/10007850/university-of-bath',
};
const COURSE = { id: 'c1', title: 'Fine Art', url: '/explore/courses/c1/fine-art' };
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
  it('are saved and removed by the same toggle, and all subscribers are notified', () => {
    render(<Saved />);
    expect(screen.getByText(/0 saved/)).toBeInTheDocument();
    act(() => void toggleFavourite('unis', BATH));
    expect(screen.getByText('1 saved: University of Bath (with Bath)')).toBeInTheDocument();
    expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toMatchObject({
      version: 1,
      value: { unis: [BATH], courses: [] },
    });
    act(() => void toggleFavourite('unis', BATH));
    expect(screen.getByText(/0 saved/)).toBeInTheDocument();
  });

  it('contain only id, title and address', () => {
    toggleFavourite('unis', { ...BATH, salary: 1 } as typeof BATH);
    expect(window.localStorage.getItem(KEY)).not.toContain('salary');
  });

  it('update when another tab saves', () => {
    render(<Saved />);
    fromOtherTab(JSON.stringify({ version: 1, value: { unis: [BATH] } }));
    expect(screen.getByText(/1 saved/)).toBeInTheDocument();
  });

  it.each([
    '{',
    '{"version":1,"value":{"unis":[{"id":"1","title":"x","url":"javascript:alert(1)"}]}}',
    '{"version":1,"value":{"unis":[{"id":"1","title":"x","url":"//evil.test"}]}}',
    '{"version":1,"value":{"unis":[{"id":"1","title":"x","url":"/\\\\evil.test"}]}}',
    '{"version":1,"value":{"unis":"all of them"}}',
    '{"version":1,"value":[]}',
  ])('are none when what is stored cannot be trusted: %s', (text) => {
    render(<Saved />);
    fromOtherTab(text);
    expect(screen.getByText(/0 saved/)).toBeInTheDocument();
  });

  it('have eight kinds and five top slots; one invalid item does not affect the others [E-14]', () => {
    fromOtherTab(
      JSON.stringify({
        version: 1,
        value: {
          unis: [BATH, null, { ...BATH, id: '' }, BATH],
          courses: [COURSE],
          top: [{ number: 2, course: COURSE.id }, { number: 9, course: COURSE.id }, 'x'],
        },
      }),
    );
    expect(currentFavourites()).toEqual({
      ...NO_FAVOURITES,
      unis: [BATH],
      courses: [COURSE],
      top: [1, 2, 3, 4, 5].map((number) => ({ number, course: number === 2 && COURSE.id })),
    });
    expect(FAVOURITE_KINDS).toHaveLength(8);
    expect(countFavourites(currentFavourites())).toBe(2);
  });

  it('store a page with its kind, and reject an item without a page of the site [E-14]', () => {
    const employer = { id: 'employers:x', title: 'X', url: '/explore/employer/x', kind: 'employer' };
    expect(toggleFavourite('pages', employer)).toBe(true);
    expect(toggleFavourite('pages', { ...employer, id: 'y', url: 'https://elsewhere.example' })).toBe(false);
    expect(toggleFavourite('pages', { ...employer, id: '' })).toBe(false);
    expect(currentFavourites().pages).toEqual([employer]);
  });

  it('are not in the HTML, so that it is the same for all visitors', () => {
    toggleFavourite('unis', BATH);
    expect(renderToString(<Saved />)).not.toContain('Bath');
  });

  it('last for the page view when the device cannot store them, which the result reports', () => {
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
