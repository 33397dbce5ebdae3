import type { SearchHit } from '@signpost/api-client/search';
import { savedOf } from './saved-hit';

it('[E-14] an open day found is saved as the page that its university’s own page saves', () => {
  const hit = { kind: 'open_days', id: 'bath-1', name: 'Open day', url: '/explore/unis/1/bath#open-days' };
  expect(savedOf(hit as SearchHit)).toEqual({
    kind: 'pages',
    item: { id: 'open-days:bath-1', title: 'Open day', url: '/explore/unis/1/bath#open-days' },
  });
});
