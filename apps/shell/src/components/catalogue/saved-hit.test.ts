import type { SearchHit } from '@signpost/api-client/search';
import { savedOf } from './saved-hit';

it('saves an open day from search as the same page as its university’s page does [E-14]', () => {
  const hit = {
    kind: 'open_days',
    id: 'bath-1',
    name: 'Open day',
    url: '/explore/unis/1/bath#open-days',
    facts: { provider: 'University of Bath' },
  };
  expect(savedOf(hit as SearchHit)).toEqual({
    kind: 'pages',
    item: {
      id: 'open-days:bath-1',
      title: 'Open day: University of Bath',
      url: '/explore/unis/1/bath#open-days',
    },
  });
});
