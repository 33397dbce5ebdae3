import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlacesMap } from './map';

const POINTS = [
  { id: '1', lat: 51.38, lng: -2.33, name: 'University of Bath', href: '/explore/unis/1/bath', line: 'unis' },
  {
    id: '2',
    lat: 55.95,
    lng: -3.19,
    name: 'University of Edinburgh',
    href: '/explore/unis/2/edinburgh',
    line: 'unis',
  },
  {
    id: '3',
    lat: 54.58,
    lng: -5.93,
    name: 'Queen’s University Belfast',
    href: '/explore/unis/3/queens',
    line: 'unis',
  },
] as const;

const meta: Meta = { title: 'Content/Map', component: PlacesMap };
export default meta;

export const Places: StoryObj = {
  render: () => (
    <PlacesMap points={POINTS} label="Three universities">
      <ul>
        {POINTS.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </PlacesMap>
  ),
};
