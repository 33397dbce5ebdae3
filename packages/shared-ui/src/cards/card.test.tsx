import { render, screen } from '@testing-library/react';
import { Card } from './card';

const sizesOf = (eager: boolean) => {
  render(<Card title="Bath" href="/bath" image="/a/tile.webp" eager={eager} />);
  const picture = screen.getByRole('presentation');
  return { loading: picture.getAttribute('loading'), sizes: picture.getAttribute('sizes') };
};

it('the first pictures of a list request small sizes for phones [K-12]', () => {
  expect(sizesOf(true)).toEqual({ loading: 'eager', sizes: expect.stringMatching(/^\(.*, 4\.75rem$/) });
});

it('a picture further down lets the browser measure its size [K-12]', () => {
  expect(sizesOf(false)).toEqual({ loading: 'lazy', sizes: expect.stringMatching(/^auto, \(/) });
});
