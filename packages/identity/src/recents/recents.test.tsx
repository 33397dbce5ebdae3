import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from '.';
import { keepFunctionalConsent } from '../storage';

const KEY = 'UcasRecentSearches';
const search = (keyword: string, index = 'courses') => ({ keyword, index });
const follow = () => renderHook(useRecentSearches).result;
const store = (text: string) =>
  act(() => {
    localStorage.setItem(KEY, text);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });

beforeEach(() => {
  keepFunctionalConsent(true);
  act(forgetSearches);
});

describe('recent searches', () => {
  it('move to the front when the same keyword and index is searched again [S-09] [E-18]', () => {
    const recents = follow();
    act(() => {
      rememberSearch(search('art'), 1);
      rememberSearch(search('art', 'unis'), 2);
      rememberSearch(search(' art '), 3);
    });
    expect(recents.current).toEqual([
      { keyword: 'art', index: 'courses', time: 3 },
      { keyword: 'art', index: 'unis', time: 2 },
    ]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '').value).toEqual(recents.current);
  });

  it('keep only the latest eleven [S-09]', () => {
    const recents = follow();
    act(() => {
      for (let number = 0; number < 15; number += 1) rememberSearch(search(`word ${number}`), number);
    });
    expect(recents.current).toHaveLength(11);
    expect(recents.current[0]?.keyword).toBe('word 14');
  });

  it('ignore a missing or overlong keyword [E-18]', () => {
    const recents = follow();
    act(() => {
      rememberSearch(search('  '));
      rememberSearch(search('x'.repeat(10_000)));
    });
    expect(recents.current).toEqual([]);
  });

  it('can be removed one by one [S-09]', () => {
    const recents = follow();
    act(() => {
      rememberSearch(search('art'), 1);
      rememberSearch(search('law'), 2);
      forgetSearch(search('art'));
    });
    expect(recents.current.map(({ keyword }) => keyword)).toEqual(['law']);
  });

  it.each(['{', '[]', '{"version":1,"value":[{"keyword":7}]}'])(
    'are empty when corrupt: %s [S-09]',
    (text) => {
      const recents = follow();
      store(text);
      expect(recents.current).toEqual([]);
    },
  );

  it('last for the page view without consent, and are not in the HTML [S-09]', () => {
    keepFunctionalConsent(false);
    const recents = follow();
    act(() => rememberSearch(search('art'), 1));
    expect(recents.current).toHaveLength(1);
    expect(localStorage.getItem(KEY)).toBeNull();
    const Shown = () => <p>{useRecentSearches().length}</p>;
    expect(renderToString(<Shown />)).toBe('<p>0</p>');
  });
});
