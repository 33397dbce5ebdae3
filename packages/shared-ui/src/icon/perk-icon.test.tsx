import { render } from '@testing-library/react';
import { Icon } from './icon';
import { PERKS } from '../testing/perks';
import { PerkIcon } from './perk-icon';

const pathOf = (element: React.ReactElement) =>
  render(element).container.querySelector('path')?.getAttribute('d');
const info = () => pathOf(<Icon name="info" />);

it('has a separate icon for each of the twelve perks [E-17]', () => {
  const paths = PERKS.map((perk) => pathOf(<PerkIcon perk={perk} />));
  expect(new Set([...paths, info()]).size).toBe(13);
});

it.each(['Cycle Scheme', ' cycle  scheme ', 'CYCLE SCHEME'])(
  'recognises %p in any case and spacing [E-17]',
  (perk) => {
    expect(pathOf(<PerkIcon perk={perk} />)).toBe(pathOf(<PerkIcon perk="cycle scheme" />));
  },
);

it.each(['Free fruit', '', 'constructor', '__proto__'])('shows the info icon for %p [E-17]', (perk) => {
  expect(pathOf(<PerkIcon perk={perk} />)).toBe(info());
});
