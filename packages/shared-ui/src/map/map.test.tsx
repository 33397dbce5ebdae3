import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { cluster } from './cluster';
import { decodeRing, type PackedRing } from './decode';
import { PlacesMap } from './map';
import { countryTowns } from './country-towns';
import { dotsOf, isWholeCountry, positionOf, VIEW } from './static-map';
import { LAND } from './uk-land';
import outline from './uk-outline.json';
import { onFirstActivity } from './on-first-activity';

const map = (
  <MemoryRouter>
    <PlacesMap points={[]} label="Where it is">
      <ul>
        <li>
          <a href="/explore/unis/10007850/university-of-bath">University of Bath</a>
        </li>
      </ul>
    </PlacesMap>
  </MemoryRouter>
);

it('has the places as a list with links, before and without the map', () => {
  render(map);
  expect(screen.getByRole('region', { name: 'Where it is' })).toContainElement(
    screen.getByRole('link', { name: 'University of Bath' }),
  );
});

it('renders on a server, without a style attribute', () => {
  expect(renderToString(map)).not.toContain('style=');
});

const at = (lat: number, lng: number) => ({ id: `${lat}`, lat, lng, name: 'A place', href: '/place' });
const [truro, bath, inverness, lerwick] = [
  at(50.26, -5.05),
  at(51.38, -2.33),
  at(57.48, -4.22),
  at(60.15, -1.14),
];

describe('the static picture of the whole country', () => {
  it('has a dot for each place, and works without JavaScript', () => {
    expect(dotsOf([bath, truro])).toBe('M-233 -6009h0M-505 -5831h0');
    const [west, top, width, height] = VIEW.split(' ').map(Number) as [number, number, number, number];
    for (const [x, y] of [...dotsOf([truro, bath, inverness]).matchAll(/M(\S+) (\S+)h0/g)].map((dot) => [
      Number(dot[1]),
      Number(dot[2]),
    ]) as [number, number][]) {
      expect(x).toBeGreaterThan(west);
      expect(x).toBeLessThan(west + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
    expect(renderToString(map)).toContain(`viewBox="${VIEW}"`);
  });

  it('names the large towns at their places, without JavaScript [R-20]', () => {
    const picture = renderToString(map);
    for (const [name, lat, lng] of countryTowns()) {
      const { x, y } = positionOf(lat, lng);
      expect(picture).toMatch(new RegExp(`<text [^>]*x="${x}" y="${y}">${name}</text>`));
    }
  });

  it('is used for places that are far apart and within its bounds, and for no other map', () => {
    expect(isWholeCountry([truro, inverness])).toBe(true);
    expect(isWholeCountry([truro, bath])).toBe(false);
    expect(isWholeCountry([truro, inverness, lerwick])).toBe(false);
  });

  it('has the country outline in the same units', () => {
    const [x, y] = /^M(-?\d+) ?(-?\d+)/.exec(LAND)?.slice(1) ?? [];
    const corners = (outline as PackedRing[]).flatMap(decodeRing).map(([lat, lng]) => dotsOf([at(lat, lng)]));
    expect(corners).toContain(`M${x} ${y}h0`);
    expect(LAND.length).toBeLessThan(8_000);
  });
});

describe('loading on the first activity', () => {
  const deferred = () => {
    const then = jest.fn();
    return { then, stop: onFirstActivity(then) };
  };

  afterEach(() => delete document.documentElement.dataset['hydrated']);

  it('starts with the first activity, once', () => {
    const { then } = deferred();
    expect(then).not.toHaveBeenCalled();
    for (const type of ['keydown', 'pointermove']) document.body.dispatchEvent(new Event(type));
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('starts at once on a client-rendered page', () => {
    document.documentElement.dataset['hydrated'] = '';
    expect(deferred().then).toHaveBeenCalledTimes(1);
  });

  it('never starts on a page that was left', () => {
    const { then, stop } = deferred();
    stop();
    document.body.dispatchEvent(new Event('pointerdown'));
    expect(then).not.toHaveBeenCalled();
  });
});

it('keeps the outline inside the UK and under 40 kB', () => {
  const corners = (outline as PackedRing[]).flatMap(decodeRing);
  expect(JSON.stringify(outline).length).toBeLessThan(40_000);
  for (const [lat, lng] of corners) {
    expect(lat).toBeGreaterThan(49.8);
    expect(lat).toBeLessThan(61);
    expect(lng).toBeGreaterThan(-8.7);
    expect(lng).toBeLessThan(1.8);
  }
});

it('decodes a ring from its first corner and deltas', () => {
  expect(decodeRing([-2500, 51000, 10, -20])).toEqual([
    [51, -2.5],
    [50.98, -2.49],
  ]);
});

it('groups places that are too close to distinguish', () => {
  const places = [
    { x: 0, y: 0, item: 'Bath' },
    { x: 90, y: 0, item: 'London' },
    { x: 9, y: 9, item: 'Bristol' },
  ];
  expect(cluster(places, 40)).toEqual([['Bath', 'Bristol'], ['London']]);
  expect(cluster(places, 1)).toHaveLength(3);
});
