import { noSubject, subjectData } from '../testing/embedded-data';
import { fetchGuide, GuideRequestError } from './fetch-guide';

afterEach(() => jest.restoreAllMocks());

const answer = (response: Response | Error) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => (response instanceof Error ? Promise.reject(response) : response));
const fetchArt = (signal = new AbortController().signal) => fetchGuide('subject', 'art', 'en-GB', signal);

it('requests the guide from the site without cookies', async () => {
  const fetching = answer(Response.json(subjectData('art', 'Art')));
  expect(await fetchArt()).toMatchObject({ guide: { title: 'Art' } });
  expect(fetching).toHaveBeenCalledWith(
    'http://localhost/embed/data/subject-widget?subject=art',
    expect.objectContaining({ credentials: 'omit' }),
  );
  fetching.mockResolvedValue(Response.json({ guide: null, asked: false, guides: { data: [] } }));
  await fetchGuide('industry-guide', '', 'en-GB', new AbortController().signal);
  expect(fetching.mock.lastCall?.[0]).toBe(
    'http://localhost/embed/data/industry-guide-widget?industryGuide=',
  );
});

it('requests the guide in another language by its query [B-21]', async () => {
  const fetching = answer(Response.json(subjectData('art', 'Art')));
  await fetchGuide('subject', 'art', 'cy', new AbortController().signal);
  expect(fetching.mock.lastCall?.[0]).toBe('http://localhost/embed/data/subject-widget?subject=art&lang=cy');
});

it('returns the list of guides when the guide is unknown', async () => {
  answer(Response.json(noSubject, { status: 404 }));
  expect(await fetchArt()).toEqual(noSubject);
});

it('drops fields that no widget shows', async () => {
  answer(Response.json({ ...subjectData('art', 'Art'), internal: 'x' }));
  expect(await fetchArt()).not.toHaveProperty('internal');
});

it.each([
  ['an unreachable site', new TypeError('offline'), 0, 'Signpost could not be reached: TypeError: offline'],
  ['a problem document', Response.json({ detail: 'Away' }, { status: 503 }), 503, 'Away'],
  ['a page of HTML', new Response('<html>', { status: 502 }), 502, /answer that cannot be read/],
  ['JSON of another shape', Response.json({ surprise: true }), 502, /answer that cannot be read/],
])('throws the status and the reason for %s', async (_, response, status, message) => {
  answer(response);
  const error: unknown = await fetchArt().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GuideRequestError);
  expect(error).toMatchObject({ status, message: expect.stringMatching(message) as string });
});

it.each([
  ['the response', () => new Promise<Response>(() => undefined)],
  ['its body', async () => new Response(new ReadableStream())],
])('throws after ten seconds without %s', async (_, respond) => {
  jest.useFakeTimers();
  // As in browsers: an abort rejects the request, and ends a body that is being read.
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    const aborted = new Promise<never>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
    const response = await Promise.race([respond(), aborted]);
    response.json = () => aborted;
    return response;
  });
  const outcome = fetchArt().catch((reason: unknown) => reason);
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect(await outcome).toMatchObject({
    status: 0,
    message: 'Signpost could not be reached: no answer in 10 seconds',
  });
});

it('throws the reason of the signal after an abort', async () => {
  answer(new TypeError('aborted'));
  await expect(fetchArt(AbortSignal.abort('another guide was chosen'))).rejects.toBe(
    'another guide was chosen',
  );
});
