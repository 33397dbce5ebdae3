import { expect, open, rawGet, test } from '../fixtures';
import { BAD_INPUT, SCRIPT } from './bad-input';

for (const { name, path, status, says } of BAD_INPUT) {
  test(`${name} gets a clear page with status ${status} [B-06]`, async ({ request }) => {
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

test('a path that looks like another host is not followed [B-07]', async ({ baseURL }) => {
  for (const path of ['//evil.example/', '//evil.example/%2e%2e', '/\\evil.example/', '//', '///', '//:80']) {
    const { status, headers, text } = await rawGet(baseURL ?? '', path);
    expect(status, path).toBe(404);
    expect(headers.location, path).toBeUndefined();
    expect(text, path).not.toMatch(/(href|src|action)="(https?:)?\/\/evil\.example/);
  }
});

test('a script as a search query does not run, and stays in the field as typed [R-20]', async ({ page }) => {
  let ran = false;
  page.on('dialog', (dialog) => {
    ran = true;
    void dialog.dismiss();
  });
  await open(page, `/explore/unis?q=${encodeURIComponent(`"><img src=x onerror=alert(1)>${SCRIPT}`)}`);
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Name or town' })).toHaveValue(
    /<script>/,
  );
  expect(ran).toBe(false);
});

test('bad input that still gives a page hydrates without errors [R-20]', async ({ page, faults }) => {
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
  test(`${path} returns a problem that names ${field} [C-05]`, async ({ request }) => {
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

test('a well-formed postcode that does not exist is not found [C-17]', async ({ request }) => {
  const response = await request.get('/api/v1/geocode-postcode?postcode=ZZ99%209ZZ');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('application/problem+json');
});

test('an id that does not exist gives an empty list [C-15]', async ({ request }) => {
  const response = await request.get('/api/v1/institution?guid=98765432&limit=1');
  expect(await response.json()).toEqual({ results: [] });
});
