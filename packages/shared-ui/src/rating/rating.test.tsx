import { render } from '@testing-library/react';
import { Rating } from './rating';

it.each([
  [<Rating key="1" value={4.23} people={312} />, '4.2 out of 5 from 312 students'],
  [<Rating key="2" value={3} people={1} who="employee" />, '3.0 out of 5 from 1 employee'],
  [<Rating key="3" value={7} outOf={10} />, '7.0 out of 10'],
  [<Rating key="4" value={null} />, 'Rating not published'],
])('says a rating in words', (rating, words) => {
  expect(render(rating).container).toHaveTextContent(words);
});

it('fills as much of the line as was reached', () => {
  const { container } = render(<Rating value={2.5} />);
  expect(container.querySelector('clipPath rect')).toHaveAttribute('width', '55');
});
