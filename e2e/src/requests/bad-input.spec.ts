import type { APIResponse } from '@playwright/test';
import { expect, open, rawGet, test } from '../fixtures';
import { BAD_INPUT, SCRIPT, type BadInput } from './bad-input';

/** What is wrong with a response to bad input, as a list. */
const problemsOf = async (response: APIResponse, { status, says }: BadInput): Promise<string[]> => {
  const html = await response.text();
  const text = html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  const headers = response.headers();
  return [
    response.status() !== status && `the status is ${response.status()}`,
    !says.test(text) && `the page does not say ${says}`,
    html.includes(SCRIPT) && 'a script is reflected unescaped',
    headers['content-type'] !== 'text/html; charset=utf-8' && `the type is ${headers['content-type']}`,
    !headers['content-security-policy']?.includes("script-src 'nonce-") && 'no nonce is required',
    headers['x-content-type-options'] !== 'nosniff' && 'x-content-type-options is missing',
    headers['x-frame-options'] !== 'DENY' && 'x-frame-options is missing',
  ].filter((problem) => problem !== false);
};

test('bad input gets a page that says so, with its status and security headers, and nothing is reflected unescaped [B-06] [B-07]', async ({
  request,
}) => {
  const problems: string[] = [];
  for (const bad of BAD_INPUT)
    for (const problem of await problemsOf(await request.get(bad.path), bad))
      problems.push(`${bad.name}: ${problem}`);
  expect(problems).toEqual([]);
});

test('a path that looks like another host is not followed [B-07]', async ({ baseURL }) => {
  for (const path of ['//evil.example/', '//evil.example/%2e%2e', '/\\evil.example/', '//', '///', '//:80']) {
    const { status, headers, text } = await rawGet(baseURL ?? '', path);
    expect(status, path).toBe(404);
    expect(headers.location, path).toBeUndefined();
    expect(text, path).not.toMatch(/(href|src|action)="(https?:)?\/\/evil\.example/);
  }
});

test('a script as a search query does not run and stays in the field as typed, and a wrong postcode is marked [R-20]', async ({
  page,
  faults,
}) => {
  faults.allow(/status (of )?400/);
  let ran = false;
  page.on('dialog', (dialog) => {
    ran = true;
    void dialog.dismiss();
  });
  const query = encodeURIComponent(`"><img src=x onerror=alert(1)>${SCRIPT}`);
  await open(page, `/explore/unis?q=${query}&postcode=12345`);
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Name or town' })).toHaveValue(
    /<script>/,
  );
  await expect(page.getByLabel('Your postcode')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Your postcode')).toHaveAccessibleDescription(/Enter a full postcode/);
  expect(ran).toBe(false);
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

test('the API answers bad input with a problem that names the field, an unknown postcode with 404, and an unknown id with an empty list [C-05] [C-15] [C-17]', async ({
  request,
}) => {
  const answers: (readonly [path: string, status: number, isProblem: boolean])[] = [];
  for (const [path, field] of API) {
    const response = await request.get(path);
    const text = await response.text();
    const isProblem = response.headers()['content-type']?.includes('application/problem+json') ?? false;
    answers.push([
      path,
      response.status(),
      isProblem && text.includes('"status":400') && text.includes(field),
    ]);
  }
  expect(answers).toEqual(API.map(([path]) => [path, 400, true]));
  const postcode = await request.get('/api/v1/geocode-postcode?postcode=ZZ99%209ZZ');
  expect(postcode.status()).toBe(404);
  expect(postcode.headers()['content-type']).toContain('application/problem+json');
  const unknown = await request.get('/api/v1/institution?guid=98765432&limit=1');
  expect(await unknown.json()).toEqual({ results: [] });
});
