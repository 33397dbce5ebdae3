import { errorOf, open, startCoursesApi } from './testing/open';
import { ID } from './testing/fixtures';

describe('course by id alone', () => {
  let server: Awaited<ReturnType<typeof startCoursesApi>>;
  beforeAll(async () => {
    server = await startCoursesApi();
  });
  beforeEach(() => server.use());
  afterAll(() => server.close());

  it('redirects to the course page, with the query string kept [B-05]', async () => {
    const { router } = await open(`/explore/courses/${ID}?beta-redirect=false&postcode=BA1`, server.base);
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(`/explore/courses/${ID}/computer-science?postcode=BA1`);
  });

  it.each(['nothing', '1', '%3Cscript%3E', '0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e00011'])(
    'returns not found without a call for the invalid id %s [B-06]',
    async (id) => {
      expect(errorOf(await open(`/explore/courses/${id}`, server.base))).toMatchObject({ status: 404 });
      expect(server.asked).toEqual([]);
    },
  );

  it('shows an error when the course does not load [X-01]', async () => {
    server.use({ '/api/v1/courses?courses=': 418 });
    expect(errorOf(await open(`/explore/courses/${ID}`, server.base))).toMatchObject({
      data: 'There has been a problem fetching courses: No',
    });
  });

  it('returns not found for an unknown id [B-06]', async () => {
    server.use({ '/api/v1/courses?courses=': { results: [] } });
    expect(errorOf(await open(`/explore/courses/${ID}`, server.base))).toMatchObject({
      status: 404,
      data: `Page Not Found: /explore/courses/${ID}`,
    });
  });
});
