import type { TestApp } from '../../testing/app';
import { GOOD_PASSWORD, newEmail, newVisitor, WRONG_PASSWORD } from '../../testing/visitor';

export const messageLanguageTests = (backend: TestApp): void => {
  describe('the language of messages', () => {
    const WELSH = { 'accept-language': 'cy' };

    interface Refusal {
      detail: string;
      errors?: { field: string; message: string }[];
    }

    const ask = async (path: string, body: object, headers: Record<string, string> = WELSH) => {
      const visitor = newVisitor(backend.app);
      await visitor.openForm();
      return visitor.request('POST', path, body, headers);
    };

    it('refuses a password and an address in Welsh on a Welsh page, and in English on an English one [B-21] [C-20]', async () => {
      const given = { email: 'nobody', password: 'short' };
      const inWelsh = (await ask('register', given)).json<Refusal>();
      expect(inWelsh.errors).toEqual([
        { field: 'email', message: 'rhaid cael cyfeiriad e-bost, fel sam@example.org' },
        { field: 'password', message: 'rhaid cael 8 i 256 nod' },
      ]);
      expect(inWelsh.detail).toBe(
        'email: rhaid cael cyfeiriad e-bost, fel sam@example.org. password: rhaid cael 8 i 256 nod.',
      );
      const inEnglish = (await ask('register', given, {})).json<Refusal>();
      expect(inEnglish.detail).toBe(
        'email must be an email address, such as sam@example.org. password must have 8 to 256 characters.',
      );
    });

    it('says in Welsh that a sign-in failed, and that a page is out of date [B-21] [C-20]', async () => {
      const given = { email: newEmail(), password: WRONG_PASSWORD };
      const failed = await ask('login', given);
      expect([failed.statusCode, failed.json<Refusal>().detail]).toEqual([
        401,
        expect.stringMatching(/^Dyw’r cyfeiriad e-bost neu’r cyfrinair ddim yn gywir\./),
      ]);
      const old = await ask('login', given, { ...WELSH, 'x-csrf-token': 'old' });
      expect(old.json<Refusal>().detail).toBe(
        'Mae’r dudalen hon wedi dyddio. Llwythwch hi eto a rhowch gynnig arall arni.',
      );
    });

    it('answers a request for a link in Welsh [B-21] [C-20]', async () => {
      const answer = await ask('password/forgot', { email: newEmail() });
      expect(answer.json()).toEqual({
        message: 'Os oes cyfrif gyda’r cyfeiriad e-bost hwn, edrychwch yno am ddolen gennyn ni.',
      });
    });

    it('refuses a wrong password of a person who is signed in, in Welsh [B-21] [C-20]', async () => {
      const visitor = newVisitor(backend.app);
      await visitor.register(newEmail());
      const body = { password: WRONG_PASSWORD, newPassword: GOOD_PASSWORD };
      const answer = await visitor.request('POST', 'password/change', body, WELSH);
      expect(answer.json()).toMatchObject({
        detail: 'Nid dyna eich cyfrinair.',
        errors: [{ field: 'password', message: 'ddim yn gywir' }],
      });
    });

    it('refuses an unknown postcode in the language of the page [B-21]', async () => {
      const answer = await backend.app.inject({ url: '/api/v1/geocode-postcode?postcode=ZZ99&lang=cy' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json<Refusal>().detail).toBe(
        'Dydyn ni ddim yn gwybod am y cod post hwnnw. Gwiriwch ef a rhowch gynnig arall arni.',
      );
    });
  });
};
