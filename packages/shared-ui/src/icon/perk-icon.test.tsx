import { render } from '@testing-library/react';
import { Icon } from './icon';
import { PERK_NAMES, PerkIcon } from './perk-icon';

const pathOf = (element: React.ReactElement) =>
  render(element).container.querySelector('path')?.getAttribute('d');
const info = () => pathOf(<Icon name="info" />);

it('[E-17] has an icon of its own for each of the twelve perks', () => {
  const paths = PERK_NAMES.map((perk) => pathOf(<PerkIcon perk={perk} />));
  expect(new Set([...paths, info()]).size).toBe(13);
});

it.each(['Cycle Scheme', ' cycle  scheme ', 'CYCLE SCHEME'])(
  '[E-17] knows %p however it is written',
  (perk) => {
    expect(pathOf(<PerkIcon perk={perk} />)).toBe(pathOf(<PerkIcon perk="cycle scheme" />));
  },
);

it.each(['Free fruit', '', 'constructor', '__proto__'])('[E-17] gives the info icon for %p', (perk) => {
  expect(pathOf(<PerkIcon perk={perk} />)).toBe(info());
});
