const get = async (path) => {
  const answer = await fetch(process.env.API + path, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
};

/** The first 48 providers with the facets of all. */
export const listProviders = () =>
  get('/api/v1/courses?output=provider&limit=48&offset=0&sort=ASC&sortBy=name');

/** One article; undefined when there is none of this id. */
export const readArticle = async (id) => (await get(`/api/v1/article?type=article&ids=${id}`)).posts[0];

/** One course with its figures, six similar courses and the next open days of its provider. */
export const readCourse = async (id) => {
  const [found, similar] = await Promise.all([
    get(`/api/v1/courses?courses=${id}&extended=true`),
    get(`/api/v1/courses?similarTo=${id}&limit=6`),
  ]);
  const course = found.results[0];
  const openDays = await get(`/api/v1/open-days/list?providers=${course.provider.providerId}&limit=3`);
  return { course, similar: similar.results, openDays };
};
