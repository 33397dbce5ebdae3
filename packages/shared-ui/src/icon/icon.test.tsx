import { render } from '@testing-library/react';
import { Icon, type IconName } from './icon';

const classesOf = (name: IconName) => [
  ...(render(<Icon name={name} className="own" />).container.querySelector('svg')?.classList ?? []),
];

it.each<IconName>(['back', 'next', 'arrow'])('mirrors %s from right to left [B-21]', (name) => {
  expect(classesOf(name)).toEqual(['icon', 'directional', 'own']);
});

it.each<IconName>(['up', 'search', 'close'])('keeps %s as it is in every direction [B-21]', (name) => {
  expect(classesOf(name)).toEqual(['icon', 'own']);
});
