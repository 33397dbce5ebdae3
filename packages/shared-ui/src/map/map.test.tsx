import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { cluster } from './cluster';
import { decodeRing, type PackedRing } from './decode';
import { PlacesMap } from './map';
import outline from './uk-outline.json';

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

it('unpacks a ring from its first corner and steps', () => {
  expect(decodeRing([-2500, 51000, 10, -20])).toEqual([
    [51, -2.5],
    [50.98, -2.49],
  ]);
});

it('puts places together when they are too close to tell apart', () => {
  const places = [
    { x: 0, y: 0, item: 'Bath' },
    { x: 90, y: 0, item: 'London' },
    { x: 9, y: 9, item: 'Bristol' },
  ];
  expect(cluster(places, 40)).toEqual([['Bath', 'Bristol'], ['London']]);
  expect(cluster(places, 1)).toHaveLength(3);
});
