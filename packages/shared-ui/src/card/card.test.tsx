import { render, screen } from '@testing-library/react';
import { Card } from './card';

const sizesOf = (eager: boolean) => {
  render(<Card title="Bath" href="/bath" image="/a/tile.webp" eager={eager} />);
  const picture = screen.getByRole('presentation');
  return { loading: picture.getAttribute('loading'), sizes: picture.getAttribute('sizes') };
};

it('[K-12] the first pictures of a list ask a phone for the small room they have there', () => {
  expect(sizesOf(true)).toEqual({ loading: 'eager', sizes: expect.stringMatching(/^\(.*, 4\.75rem$/) });
});

it('[K-12] a picture further down leaves it to the browser to measure its room', () => {
  expect(sizesOf(false)).toEqual({ loading: 'lazy', sizes: expect.stringMatching(/^auto, \(/) });
});
