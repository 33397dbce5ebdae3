import { pageHandle } from '@signpost/federation/contract';
import { currentPage } from './current-page';

const url = new URL('https://site.test/explore/unis/1/bath');
const handle = pageHandle<{ name: string }>({
  line: 'unis',
  head: ({ data, url: { pathname } }) => ({ title: data.name, description: '', canonical: pathname }),
  crumbs: ({ data }) => [{ label: data.name, to: '/' }],
});
const frame = { handle: undefined, data: undefined, params: {} };

describe('the current page', () => {
  it('is the deepest match with a page handle', () => {
    const page = currentPage([frame, { handle, data: { name: 'Bath' }, params: {} }], url, false);
    expect(page).toEqual({
      line: 'unis',
      head: { title: 'Bath', description: '', canonical: '/explore/unis/1/bath' },
      crumbs: [{ label: 'Bath', to: '/' }],
    });
  });

  it('keeps its line but has no head without loader data', () => {
    expect(currentPage([{ handle, data: undefined, params: {} }], url, true)).toEqual({
      line: 'unis',
      head: undefined,
      crumbs: [],
    });
  });

  it('is empty without a match that has a page handle', () => {
    expect(currentPage([frame], url, false)).toEqual({ line: undefined, head: undefined, crumbs: [] });
  });
});
