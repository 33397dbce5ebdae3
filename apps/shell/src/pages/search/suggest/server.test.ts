import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { searchRoutes } from '../routes';

it('the suggestion route is not found on a server [R-15]', async () => {
  const handler = createStaticHandler(searchRoutes.map((route) => ({ ...route })));
  const request = new Request('https://signpost.test/explore/search/suggestions?q=law');
  const context = await handler.query(request, { requestContext: new RouterContextProvider() });
  expect(context).toMatchObject({ statusCode: 404 });
});
