import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { searchRoutes } from '../routes';

it('[R-15] suggestions are no page: a server finds nothing there', async () => {
  const handler = createStaticHandler(searchRoutes.map((route) => ({ ...route })));
  const request = new Request('https://signpost.test/explore/search/suggestions?q=law');
  const context = await handler.query(request, { requestContext: new RouterContextProvider() });
  expect(context).toMatchObject({ statusCode: 404 });
});
