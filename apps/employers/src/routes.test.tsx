import config from '../remote.config';
import { routes } from './routes';

it('has a route for each path it owns, and no other', () => {
  expect(routes.map(({ path }) => path)).toEqual(config.paths);
});
