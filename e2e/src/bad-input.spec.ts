import { expect, open, rawGet, test } from './fixtures';

const LONG = 'x'.repeat(16_384);
const SCRIPT = '<script>alert(1)</script>';

interface BadInput {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  /** What the answer says, in the page's text. */
  readonly says: RegExp;
}

const BAD_INPUT: readonly BadInput[] = [
  {
    name: 'a provider id that does not exist',
    path: '/explore/unis/98765432/x',
    status: 404,
    says: /Page Not Found/,
  },
  {
    name: 'a filter of an unknown type',
    path: '/explore/unis?filters=Blue~colour',
    status: 400,
    says: /There is no filter called “colour”/,
  },
  {
    name: 'an unknown value of a filter',
    path: '/explore/unis?filters=Narnia~country',
    status: 400,
    says: /Narnia/,
  },
  {
    name: 'an entry of filters without a type',
    path: '/explore/unis?filters=Wales',
    status: 400,
    says: /could not read the filter “Wales”/,
  },
  {
    name: 'a postcode that does not exist',
    path: '/explore/unis?postcode=ZZ99+9ZZ',
    status: 200,
    says: /cannot find that postcode/,
  },
  {
    name: 'a malformed postcode',
    path: '/explore/unis?postcode=12345',
    status: 200,
    says: /Enter a full postcode/,
  },
  {
    name: 'a page of -1',
    path: '/explore/unis?page=-1',
    status: 400,
    says: /page number is a whole number from 1/,
  },
  { name: 'a page of 1e9', path: '/explore/unis?page=1e9', status: 404, says: /Page Not Found/ },
  { name: 'a page after the last', path: '/explore/unis?page=999', status: 404, says: /Page Not Found/ },
  {
    name: 'a page that is no number',
    path: '/explore/unis?page=two',
    status: 400,
    says: /page number is a whole number/,
  },
  { name: 'a query of 16 kB', path: `/explore/unis?q=${LONG}`, status: 414, says: /too long/ },
  {
    name: 'search words of 300 letters',
    path: `/explore/unis?q=${'y'.repeat(300)}`,
    status: 400,
    says: /up to 200 characters/,
  },
  {
    name: 'a script as search words',
    path: `/explore/unis?q=${encodeURIComponent(SCRIPT)}`,
    status: 200,
    says: /Nothing matches “<script>alert\(1\)<\/script>”/,
  },
  {
    name: 'an unknown order',
    path: '/explore/unis?sort=sideways',
    status: 400,
    says: /do not know that order/,
  },
  {
    name: 'a radius of -5',
    path: '/explore/unis?postcode=BA2+7AY&radius=-5',
    status: 400,
    says: /between 1 and 600/,
  },
  {
    name: 'the same field twice',
    path: '/explore/unis?page=1&page=2&sort=name&sort=tef',
    status: 200,
    says: /places to study/,
  },
  { name: 'an encoded null', path: '/explore/unis/%00/x', status: 404, says: /Page Not Found/ },
  {
    name: 'an encoded null as search words',
    path: '/explore/unis?q=%00',
    status: 200,
    says: /places? to study/,
  },
  { name: 'malformed percent-encoding', path: '/explore/%E0%A4%A', status: 404, says: /Page Not Found/ },
  {
    name: 'malformed percent-encoding as an id',
    path: '/explore/unis/%E0%A4%A/x',
    status: 404,
    says: /Page Not Found/,
  },
  {
    name: 'malformed percent-encoding in the query',
    path: '/explore/unis?q=%E0%A4%A',
    status: 200,
    says: /places? to study/,
  },
  {
    name: 'a script in the path',
    path: `/explore/${encodeURIComponent(SCRIPT)}`,
    status: 404,
    says: /Page Not Found/,
  },
  { name: 'a path of 10 kB', path: `/explore/${'x/'.repeat(5_000)}`, status: 414, says: /too long/ },
];

for (const { name, path, status, says } of BAD_INPUT) {
  test(`[B-06] ${name} gets a clear answer with status ${status}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    const html = await response.text();
    const text = html
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(text).toMatch(says);
    expect(html, 'nothing is reflected unescaped').not.toContain(SCRIPT);
    const headers = response.headers();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'nonce-");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
  });
}

test('[B-07] a path that looks like another host is not followed', async ({ baseURL }) => {
  for (const path of ['//evil.example/', '//evil.example/%2e%2e', '/\\evil.example/', '//', '///', '//:80']) {
    const { status, headers, text } = await rawGet(baseURL ?? '', path);
    expect(status, path).toBe(404);
    expect(headers.location, path).toBeUndefined();
    expect(text, path).not.toMatch(/(href|src|action)="(https?:)?\/\/evil\.example/);
  }
});

test('[R-20] a script as search words does not run, in the field it stays as typed', async ({ page }) => {
  let ran = false;
  page.on('dialog', (dialog) => {
    ran = true;
    void dialog.dismiss();
  });
  await open(page, `/explore/unis?q=${encodeURIComponent(`"><img src=x onerror=alert(1)>${SCRIPT}`)}`);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(/<script>/);
  expect(ran).toBe(false);
});

test('[R-20] bad input that still gives a page comes alive without a fault', async ({ page, faults }) => {
  faults.allow(/status 400|status of 400/);
  for (const path of ['/explore/unis?page=-1&filters=Blue~colour', '/explore/unis?postcode=12345']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Universities and colleges');
  }
  await expect(page.getByLabel('Your postcode')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Your postcode')).toHaveAccessibleDescription(/Enter a full postcode/);
});

const API = [
  ['/api/v1/courses?output=provider&limit=0', 'limit'],
  ['/api/v1/courses?output=provider&limit=1e9', 'limit'],
  ['/api/v1/courses?output=provider&offset=-1', 'offset'],
  ['/api/v1/courses?output=provider&sortBy=distance', 'lat'],
  ['/api/v1/courses?output=provider&filters=%7B%22colour%22%3A%5B%22blue%22%5D%7D', 'filters'],
  ['/api/v1/courses?output=provider&filters=not-json', 'filters'],
  ['/api/v1/courses?output=nothing', 'output'],
  ['/api/v1/institution?guid=%3Cscript%3E', 'guid'],
  ['/api/v1/geocode-postcode?postcode=12345', 'postcode'],
  ['/api/v1/geocode-postcode', 'postcode'],
] as const;

for (const [path, field] of API) {
  test(`[C-05] ${path} is a problem that names ${field}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(400);
    expect(response.headers()['content-type']).toContain('application/problem+json');
    const problem = (await response.json()) as {
      status: number;
      errors?: { field: string }[];
      detail: string;
    };
    expect(problem.status).toBe(400);
    expect(JSON.stringify(problem)).toContain(field);
  });
}

test('[C-17] a well-formed postcode that nobody has is not found', async ({ request }) => {
  const response = await request.get('/api/v1/geocode-postcode?postcode=ZZ99%209ZZ');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('application/problem+json');
});

test('[C-15] an id that nobody has gives an empty list', async ({ request }) => {
  const response = await request.get('/api/v1/institution?guid=98765432&limit=1');
  expect(await response.json()).toEqual({ results: [] });
});
