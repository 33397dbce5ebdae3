import { createServer } from '../server/server';
import { answerInAcceptedLanguage } from './language-hooks';
import { languageOf, requestLanguage } from './request-language';

it.each([
  ['cy', 'cy'],
  ['cy-GB,cy;q=0.9,en;q=0.8', 'cy'],
  ['CY', 'cy'],
  ['en-GB,cy;q=0.5', 'en-GB'],
  ['cyrillic', 'en-GB'],
  [['cy', 'en'], 'en-GB'],
  [undefined, 'en-GB'],
])('reads the language of the tag %j as %s [B-21]', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

describe('requests over a socket', () => {
  const app = createServer(false);
  let origin = '';
  beforeAll(async () => {
    app.all('/language', async () => requestLanguage());
    await app.register(async (scope) => {
      answerInAcceptedLanguage(scope);
      scope.post('/accepted', async () => requestLanguage());
    });
    origin = await app.listen({ port: 0 });
  });
  afterAll(() => app.close());

  it.each([
    ['/language?lang=cy', undefined, 'cy'],
    ['/language?lang=cy', '{"some":"body"}', 'cy'],
    ['/language', undefined, 'en-GB'],
    ['/language?lang=xx', undefined, 'en-GB'],
    ['/accepted', '{"some":"body"}', 'cy'],
  ])('%s with the body %s is answered in %s [B-21]', async (path, body, language) => {
    const headers = { 'accept-language': 'cy', ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body }),
    });
    expect(await response.text()).toBe(language);
  });
});
