import { render, screen } from '@testing-library/react';
import { Carousel } from '../carousel/carousel';
import { Card } from './card';

const card = (eager = false) => <Card title="Bath" href="/bath" image="/a/tile.webp" eager={eager} />;
const picture = () => screen.getByRole('presentation');

it.each([true, false])('a picture of a grid requests a small size on phones, eager %s [K-12]', (eager) => {
  render(card(eager));
  expect(picture()).toHaveAttribute('loading', eager ? 'eager' : 'lazy');
  expect(picture()).toHaveAttribute('sizes', expect.stringMatching(/^\(.*, 4\.75rem$/));
});

it('a picture of a carousel requests the size of its column [K-12]', () => {
  render(<Carousel heading="Universities">{card()}</Carousel>);
  expect(picture()).toHaveAttribute('sizes', '17.5rem');
});
