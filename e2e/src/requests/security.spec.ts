import { expect, rawGet, test } from '../fixtures';

const PAGES = ['/', '/explore/unis', '/explore/nothing-here', '/explore/unis?page=-1'];

const nonceOf = (policy: string | undefined): string => /'nonce-([\w-]+)'/.exec(policy ?? '')?.[1] ?? '';

test('every script has a nonce per response and the consent tool’s ignore mark, also in cached responses [B-12]', async ({
  request,
}) => {
  for (const path of PAGES) {
    const nonces = new Set<string>();
    for (let round = 0; round < 2; round += 1) {
      const response = await request.get(path);
      const policy = response.headers()['content-security-policy'];
      const nonce = nonceOf(policy);
      expect.soft(nonce.length, path).toBeGreaterThanOrEqual(22);
      nonces.add(nonce);
      for (const part of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
        expect.soft(policy, path).toContain(part);
      expect.soft(policy, path).not.toMatch(/unsafe-(inline|eval)/);
      const html = await response.text();
      const scripts = html.match(/<script\b[^>]*>/g) ?? [];
      expect.soft(scripts.length, path).toBeGreaterThan(0);
      // Data blocks do not run, so the policy requires no nonce for them.
      const wrong = scripts.filter(
        (script) =>
          !script.includes('data-cookieconsent="ignore"') ||
          (!/type="application\/(ld\+)?json"/.test(script) && !script.includes(`nonce="${nonce}"`)),
      );
      expect.soft(wrong, path).toEqual([]);
      expect.soft(html, path).not.toMatch(/<[^>]+\s(style|on\w+)="/);
      expect.soft(html, path).not.toContain('javascript:');
    }
    expect.soft(nonces.size, path).toBe(2);
  }
});

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

test('a page is compressed, and its scripts, styles and fonts are immutable, and compressed where it helps [R-20]', async ({
  request,
}) => {
  const page = await request.get('/explore/unis', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['vary']).toMatch(/accept-encoding/i);
  const html = await page.text();
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

test('no file of a release runs in a browser when its bytes differ from the page’s integrity hash; the served page stays and its links work', async ({
  page,
  faults,
}) => {
  faults.allow(/integrity|RUNTIME-0|Failed to (get|load|fetch)|ScriptNetworkError|page error|releases\/unis/);
  for (const [file, change] of [
    ['remoteEntry.js', (text: string) => `window.changed = true;${text}`],
    ['unis.landing.css', (text: string) => `${text}html{--changed:1}`],
  ] as const) {
    await page.route(`**/releases/unis/**/${file}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await page.goto('/explore/unis');
    await refused;
    const changed = () => [
      'changed' in window,
      getComputedStyle(document.documentElement).getPropertyValue('--changed'),
    ];
    // The page loads again once, to see whether the file was wrong by chance.
    await expect(async () => expect(await page.evaluate(changed), file).toEqual([false, ''])).toPass();
    await expect(page).toHaveTitle(/^Universities and colleges/);
    await page.getByRole('link', { name: 'Signpost' }).first().click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.unrouteAll({ behavior: 'wait' });
  }

  // A chunk that is loaded later: the server renders that page instead.
  await page.goto('/explore/unis');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.route('**/releases/unis/**/unis.overview.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.changed = true;${await response.text()}` });
  });
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  const provider = page.getByRole('main').locator('a[href*="/explore/unis/"]').first();
  const address = String(await provider.getAttribute('href'));
  await provider.click();
  await refused;
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
});
