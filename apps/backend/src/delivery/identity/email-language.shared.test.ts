import type { TestApp } from '../../testing/app';
import { GOOD_PASSWORD, linkToken, newEmail, newVisitor, subjectsTo } from '../../testing/visitor';

export const emailLanguageTests = (backend: TestApp): void => {
  describe('the language of emails', () => {
    it.each([
      ['cy', 'Cadarnhewch eich cyfeiriad e-bost ar gyfer Signpost'],
      ['cy-GB,cy;q=0.9,en;q=0.8', 'Cadarnhewch eich cyfeiriad e-bost ar gyfer Signpost'],
      ['en-GB,cy;q=0.5', 'Confirm your email address for Signpost'],
      ['cyrillic', 'Confirm your email address for Signpost'],
    ])(
      'writes emails in the language of the page that asked for them: %s [B-21] [C-20]',
      async (language, subject) => {
        const visitor = newVisitor(backend.app);
        await visitor.openForm();
        const email = newEmail();
        const headers = { 'accept-language': language };
        await visitor.request('POST', 'register', { email, password: GOOD_PASSWORD }, headers);
        expect(await subjectsTo(backend, email)).toEqual([subject]);
      },
    );

    it('leads from a Welsh email to the Welsh page [B-21]', async () => {
      const visitor = newVisitor(backend.app);
      await visitor.openForm();
      const email = newEmail();
      await visitor.request(
        'POST',
        'register',
        { email, password: GOOD_PASSWORD },
        { 'accept-language': 'cy' },
      );
      const { body } = await backend.database
        .selectFrom('outbox')
        .select('body')
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow();
      expect(body).toMatch(/\/cy\/account\/confirm#token=[\w-]{43}\n/);
      expect(await linkToken(backend, email, 'confirm')).toBe('');
    });
  });
};
