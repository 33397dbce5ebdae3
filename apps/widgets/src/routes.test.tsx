import config from '../remote.config';
import { routes } from './routes';

it('[R-31] [R-32] [R-33] [R-34] has a route for each path it owns, and no other', () => {
  expect(routes.map(({ path }) => path)).toEqual(config.paths);
});
