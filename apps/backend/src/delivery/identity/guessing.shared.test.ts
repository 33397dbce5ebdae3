import argon2 from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../../testing/app';
import {
  GOOD_PASSWORD,
  newEmail,
  newPerson,
  newVisitor,
  subjectsTo,
  WRONG_PASSWORD as wrong,
  OTHER_PASSWORD as another,
} from '../../testing/visitor';

/** The cost that the tests hash with, as a hash states it. */
const PARAMETERS = 'm=1024,t=3,p=1';
const costIn = (hashed: string) => /\$(m=[^$]+)\$/.exec(hashed)?.[1];

export const guessingTests = (backend: TestApp): void => {
  describe('guesses', () => {
    it('applies the limit of wrong passwords to concurrent requests [C-20]', async () => {
      const { email } = await newPerson(backend);
      const visitor = newVisitor(backend.app);
      await visitor.openForm();
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => visitor.request('POST', 'login', { email, password: wrong })),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
    });

    it('resets the count of wrong passwords at a sign-in, and counts those of signed-in users too [C-20]', async () => {
      const person = await newPerson(backend);
      for (let round = 0; round < 2; round += 1) {
        for (let time = 0; time < 9; time += 1) {
          const answer = await person.request('DELETE', 'account', { password: wrong });
          expect(answer.statusCode).toBe(400);
        }
        expect((await person.signIn(person.email, GOOD_PASSWORD)).statusCode).toBe(200);
      }
    });

    it('limits password attempts per network address, over all accounts [C-20]', async () => {
      const visitor = newVisitor(backend.app);
      await visitor.openForm();
      const statuses = [];
      for (let time = 0; time < 121; time += 1)
        statuses.push((await visitor.request('POST', 'password/reset', { token: 'x' })).statusCode);
      expect(statuses.slice(0, 120)).toEqual(new Array<number>(120).fill(400));
      expect(statuses[120]).toBe(429);
      const neighbour = newVisitor(backend.app);
      await neighbour.openForm();
      expect((await neighbour.request('POST', 'password/reset', { token: 'x' })).statusCode).toBe(400);
    });

    it('sends the same response for an address with an account and for one without [C-20]', async () => {
      const { email } = await newPerson(backend);
      const visitor = newVisitor(backend.app);
      await visitor.openForm();
      for (const [path, rest] of [
        ['login', { password: wrong }],
        ['password/forgot', {}],
      ] as const) {
        const [known, unknown] = [
          await visitor.request('POST', path, { email, ...rest }),
          await visitor.request('POST', path, { email: newEmail(), ...rest }),
        ];
        expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
        const names = ({ headers }: typeof known) => Object.keys(headers).sort();
        expect(names(known)).toEqual(names(unknown));
      }
    });

    it('does not reveal an existing account to someone who registers its address [C-20]', async () => {
      const owner = await newPerson(backend);
      const responsesFor = async (email: string) => {
        const stranger = newVisitor(backend.app);
        const responses: string[] = [];
        const record = ({ statusCode, headers, body }: LightMyRequestResponse) => {
          const normalised = JSON.stringify({ statusCode, headers: { ...headers, date: '' }, body })
            .replaceAll(email, 'EMAIL')
            .replaceAll(email.split('@')[0] ?? '', 'NAME')
            .replace(/[\w-]{43}|[0-9a-f]{8}-[0-9a-f-]{27}/g, 'SECRET')
            .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
          responses.push(normalised);
        };
        const elsewhere = newVisitor(backend.app);
        record(await stranger.register(email, { password: another, firstName: 'Mallory' }));
        record(await stranger.request('GET', 'session'));
        record(await stranger.request('GET', 'profile'));
        record(await stranger.request('POST', 'confirmation/send'));
        record(await stranger.request('GET', 'export'));
        record(await stranger.request('POST', 'favourites/toggle', { kind: 'unis', id: '1', title: 'Bath' }));
        record(await elsewhere.signIn(email, another));
        record(await stranger.signIn(email, another));
        record(await stranger.request('POST', 'password/forgot', { email }));
        record(
          await stranger.request('POST', 'password/change', {
            password: another,
            newPassword: `${another}!`,
          }),
        );
        stranger.csrf = (await stranger.request('GET', 'csrf')).json<{ csrf: string }>().csrf;
        record(await elsewhere.signIn(email, `${another}!`));
        record(await elsewhere.register(email, { password: another }));
        record(await stranger.request('DELETE', 'account', { password: `${another}!` }));
        record(await stranger.signIn(email, another));
        return responses;
      };
      const known = await responsesFor(owner.email);
      expect(known).toEqual(await responsesFor(newEmail()));
      expect(known.map((line) => /"statusCode":(\d+)/.exec(line)?.[1])).toEqual(
        [201, 200, 200, 202, 200, 200, 401, 401, 202, 200, 401, 201, 204, 401].map(String),
      );
      expect((await owner.request('GET', 'favourites')).json()).toMatchObject({ unis: [] });
      expect((await newVisitor(backend.app).signIn(owner.email, GOOD_PASSWORD)).statusCode).toBe(200);
      // The owner of the address is informed of each attempt by email.
      expect(await subjectsTo(backend, owner.email)).toEqual([
        'Confirm your email address for Signpost',
        'You already have a Signpost account',
        'You already have a Signpost account',
        'Set a new Signpost password',
        'You already have a Signpost account',
      ]);
    });

    it('hashes as often for an address with an account as for one without, so that both take equally long [C-20]', async () => {
      const calls = [jest.spyOn(argon2, 'hash'), jest.spyOn(argon2, 'verify')];
      const costOf = async (path: string, body: object) => {
        const visitor = newVisitor(backend.app);
        await visitor.openForm();
        for (const call of calls) call.mockClear();
        await visitor.request('POST', path, body);
        // The cost of a verification is that of the hash.
        return calls.map(({ mock }) => mock.calls.map(([given]) => costIn(String(given))));
      };
      const { email } = await newPerson(backend);
      for (const [path, rest, cost] of [
        ['login', { password: wrong }, [[], [PARAMETERS]]],
        ['register', { password: GOOD_PASSWORD }, [[undefined], []]],
      ] as const) {
        expect(await costOf(path, { email, ...rest })).toEqual(cost);
        expect(await costOf(path, { email: newEmail(), ...rest })).toEqual(cost);
      }
      for (const call of calls) call.mockRestore();
    });
  });
};
