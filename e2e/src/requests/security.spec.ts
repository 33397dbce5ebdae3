import { expect, rawGet, test } from '../fixtures';

const PAGES = ['/', '/explore/unis', '/explore/nothing-here', '/explore/unis?page=-1'];

const nonceOf = (policy: string | undefined): string => /'nonce-([\w-]+)'/.exec(policy ?? '')?.[1] ?? '';

for (const path of PAGES) {
  test(`${path}: every script has a nonce per response and the consent tool’s ignore mark, also in cached responses [B-12]`, async ({
    request,
  }) => {
    const nonces = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const response = await request.get(path);
      const policy = response.headers()['content-security-policy'];
      const nonce = nonceOf(policy);
      expect(nonce.length).toBeGreaterThanOrEqual(22);
      nonces.add(nonce);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      const html = await response.text();
      const scripts = html.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) {
        expect(script).toContain('data-cookieconsent="ignore"');
        // Data blocks do not run, so the policy requires no nonce for them.
        if (!/type="application\/(ld\+)?json"/.test(script)) expect(script).toContain(`nonce="${nonce}"`);
      }
      expect(html).not.toMatch(/<[^>]+\s(style|on\w+)="/);
      expect(html).not.toContain('javascript:');
    }
    expect(nonces.size).toBe(3);
  });
}

test('pages and the API send the security headers [B-07]', async ({ request }) => {
  for (const path of [...PAGES, '/api/settings', '/api/v1/institution?guid=x']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['x-request-id'], path).toBeTruthy();
    expect(headers['x-powered-by'], path).toBeUndefined();
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});

test('the page’s scripts, styles and fonts are immutable, and compressed where it helps [R-20]', async ({
  request,
}) => {
  const html = await (await request.get('/explore/unis')).text();
  const files = [
    ...new Set(
      [...html.matchAll(/(?:src|href)="(\/(?:assets|releases)\/[^"]+)"/g)].map(([, file]) => file ?? ''),
    ),
  ];
  expect(files.some((file) => file.startsWith('/releases/unis/'))).toBe(true);
  for (const file of files) {
    const response = await request.get(file, { headers: { 'accept-encoding': 'br' } });
    expect(response.status(), file).toBe(200);
    if (/[.-][0-9a-f]{8,}|\/releases\//.test(file)) {
      expect(response.headers()['cache-control'], file).toMatch(/max-age=31536000.*immutable/);
    }
    const size = (await response.body()).length;
    if (/\.(js|css)$/.test(file) && size > 1_024) {
      expect(response.headers()['content-encoding'], file).toBe('br');
    }
  }
});

test('a page is compressed for browsers that support it [R-20]', async ({ request }) => {
  const response = await request.get('/explore/unis', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['content-encoding']).toBe('br');
  expect(response.headers()['vary']).toMatch(/accept-encoding/i);
});

test('browsers get the client half of a release and nothing else [R-20]', async ({ request, baseURL }) => {
  const html = await (await request.get('/explore/unis')).text();
  const release = /\/releases\/unis\/[0-9a-f]{12}/.exec(html)?.[0] ?? '';
  const statusOf = async (path: string) => (await rawGet(baseURL ?? '', path)).status;
  expect(await statusOf(`${release}/client/remoteEntry.js`)).toBe(200);
  const hidden = [
    `${release}/server/remoteEntry.js`,
    `${release}/server/main.js`,
    `${release}/release.json`,
    `${release}/client/../server/remoteEntry.js`,
    `${release}/client/..%2fserver%2fremoteEntry.js`,
    `${release}/client/%2e%2e/release.json`,
    `${release}/client/`,
    '/releases/',
    '/releases/registry.json',
    '/releases/../../../../etc/passwd',
    '/releases/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../server/main.js',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/....//....//etc/passwd',
    '/themes/../api/../../etc/passwd',
    '/package.json',
    '/.env',
  ];
  for (const path of hidden) expect([400, 403, 404], path).toContain(await statusOf(path));
});

test('methods that change something are refused on pages [B-07]', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const { status } = await request
      .fetch('/explore/unis', { method })
      .then((response) => ({ status: response.status() }));
    expect([404, 405], method).toContain(status);
  }
});
