const NO_FAVOURITES = {
  version: 0,
  top: [1, 2, 3, 4, 5].map((number) => ({ number, course: false })),
  courses: [],
  subjects: [],
  unis: [],
  locations: [],
  filters: [],
  pages: [],
  careerPathways: [],
  careerCareers: [],
};

const PERSON = {
  ...{ postcode: null, profileComplete: 0, latlng: null, grades: null, qualification: null },
  ...{ settings: [], favourites: NO_FAVOURITES },
};

/** The service's answer for an anonymous visitor. */
export const ANONYMOUS_ANSWER = { user: { ...PERSON, uid: 'Anonymous', name: 'Anonymous' }, csrf: 't' };
export const SIGNED_IN_ANSWER = {
  user: { ...PERSON, uid: 'u1', name: '<img src=x onerror=alert(1)>', profileComplete: 20 },
  csrf: 't',
};
export const PROFILE = {
  email: 'sam@example.org',
  confirmBy: null,
  firstName: '<img src=x onerror=alert(1)>',
  postcode: null,
  entryYear: null,
  qualification: null,
  grades: null,
  complete: 20,
  missing: ['postcode', 'entryYear', 'qualification', 'grades'],
};

/** A fake identity service: answers by method and path, records what was sent, and passes other calls on. */
export interface FakeService {
  readonly fetch: typeof fetch;
  readonly answers: Record<string, readonly [status: number, body: unknown]>;
  sent(call: string): unknown[];
}

const BASE = '/api/v1/identity/';
const realFetch = globalThis.fetch;

const fakeService = (): FakeService => {
  const sent: [string, unknown][] = [];
  const answers: FakeService['answers'] = {
    'GET session': [200, ANONYMOUS_ANSWER],
    'GET csrf': [200, { csrf: 't' }],
  };
  return {
    answers,
    sent: (call) => sent.filter(([name]) => name === call).map(([, body]) => body),
    fetch: async (input, init = {}) => {
      const path = String(input);
      if (!path.startsWith(BASE)) return realFetch(input, init);
      const call = `${init.method ?? 'GET'} ${path.slice(BASE.length)}`;
      sent.push([call, typeof init.body === 'string' ? JSON.parse(init.body) : undefined]);
      const [status, body] = answers[call] ?? [404, { detail: 'Not here' }];
      return new Response(body === null ? null : JSON.stringify(body), { status });
    },
  };
};

/** Installs a new fake service for the page's calls, without messages from other tabs. Call it before each test. */
export const installFakeService = (): FakeService => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const service = fakeService();
  window.fetch = service.fetch;
  return service;
};
