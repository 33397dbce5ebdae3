import { sql } from 'kysely';
import type { z } from 'zod';
import { deleteOldAssessments } from '../../../domain/careers/assessments';
import type { TestApp } from '../../../testing/app';
import { resultsSchema } from './results';
import { manyItems, statementSchema } from './schema';

export const assessmentTests = (backend: TestApp): void => {
  describe('the careers quiz', () => {
    const BASE_PATH = '/api/v1/emsi/assessment';
    let statements: z.infer<typeof statementSchema>[];

    beforeAll(async () => {
      const answer = await backend.get(`${BASE_PATH}/statements`);
      statements = manyItems(statementSchema).parse(answer.json()).data;
    });

    const submitAssessment = (payload: unknown) =>
      backend.app.inject({
        method: 'POST',
        url: `${BASE_PATH}/results`,
        headers: { 'content-type': 'application/json' },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      });

    /** Answers by the trait of a statement; 3 for the other traits. */
    const answering = (byTrait: Record<string, number>) =>
      Object.fromEntries(statements.map(({ id, attributes }) => [id, byTrait[attributes.trait] ?? 3]));

    const resultsOf = async (answers: Record<string, number>) => {
      const handed = await submitAssessment({ type: 'short', answers });
      expect(handed.statusCode).toBe(201);
      const { id } = handed.json<{ data: { id: string } }>().data;
      const answer = await backend.get(`${BASE_PATH}/results/${id}`);
      expect(answer.statusCode).toBe(200);
      return { id, answer, ...resultsSchema.parse(answer.json()).data.attributes };
    };

    it('stores a quiz and returns its results by an unguessable id [C-11]', async () => {
      const { id, flat, traits, careers, pathways, categories } = await resultsOf(
        answering({ R: 5, I: 4, A: 1, S: 1, E: 1, C: 3 }),
      );
      expect(Buffer.from(id, 'base64url')).toHaveLength(16);
      expect(flat).toBe(false);
      expect(traits.map((trait) => trait.id).slice(0, 3)).toEqual(['R', 'I', 'C']);
      expect(careers.slice(0, 30).map((career) => career.id)).toContain('5223');
      expect(pathways.length).toBeGreaterThanOrEqual(30);
      expect(categories.length).toBeGreaterThanOrEqual(20);
      const percents = careers.map(({ attributes }) => attributes.percent);
      expect(percents).toEqual([...percents].sort((one, other) => other - one));
    });

    it('explains each match: 50 plus the six contributions is the percentage, within its range [C-11]', async () => {
      const { careers, pathways } = await resultsOf(answering({ A: 5, S: 4, C: 1 }));
      for (const match of [...careers.map(({ attributes }) => attributes), ...pathways]) {
        const sum = Object.values(match.contributions).reduce((total, points) => total + points, 50);
        expect(sum).toBe(match.percent);
        expect(match.range.low).toBeLessThanOrEqual(match.percent);
        expect(match.range.high).toBeGreaterThanOrEqual(match.percent);
      }
    });

    it('returns no match for equal answers to every statement [C-11]', async () => {
      const { flat, careers, pathways, categories } = await resultsOf(answering({}));
      expect({ flat, careers, pathways, categories }).toEqual({
        flat: true,
        careers: [],
        pathways: [],
        categories: [],
      });
    });

    it('returns how stable the best matches are, and no matches that two answers could reverse [R-07] [C-11]', async () => {
      const clear = await resultsOf(answering({ R: 5, I: 4, A: 1, S: 1, E: 1, C: 3 }));
      expect(clear.steadiness?.of).toBe(10);
      expect(clear.steadiness?.kept).toBeGreaterThanOrEqual(5);
      const faint = await resultsOf({ ...answering({}), r1: 4, a1: 2 });
      expect(faint).toMatchObject({
        flat: true,
        steadiness: null,
        careers: [],
        pathways: [],
        categories: [],
      });
    });

    it('accepts a quiz from a plain form and redirects to its results [R-07]', async () => {
      const answers = answering({ A: 5, C: 1 });
      const fields = Object.entries(answers).map(([id, answer]): [string, string] => [id, String(answer)]);
      const handed = await backend.app.inject({
        method: 'POST',
        url: `${BASE_PATH}/results`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
      expect(handed.statusCode).toBe(303);
      const place = new URL(String(handed.headers.location), 'https://signpost.test');
      expect(place.pathname).toBe('/explore/career-quiz');
      const found = await backend.get(`${BASE_PATH}/results/${place.searchParams.get('assessmentId')}`);
      const { traits } = resultsSchema.parse(found.json()).data.attributes;
      expect([traits.at(0)?.id, traits.at(-1)?.id]).toEqual(['A', 'C']);
      const bad = await backend.app.inject({
        method: 'POST',
        url: `${BASE_PATH}/results`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams([...fields.slice(1), ['r1', '9']]).toString(),
      });
      expect(bad.statusCode).toBe(400);
    });

    it('stores the same quiz under another id, and returns the same results by ?path= [C-11]', async () => {
      const answers = answering({ E: 5 });
      const [one, other] = [await resultsOf(answers), await resultsOf(answers)];
      expect(one.id).not.toBe(other.id);
      const named = await backend.get('/api/v1/emsi', { path: `assessment/results/${one.id}` });
      expect(named.json()).toEqual(one.answer.json());
      expect(one.answer.headers['cache-control']).toBe('no-store');
    });

    it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'short', '%27%20or%201%3D1', 'a'.repeat(99)])(
      'returns 404 for the results id %s [C-11]',
      async (id) => {
        expect((await backend.get(`${BASE_PATH}/results/${id}`)).statusCode).toBe(404);
      },
    );

    it('deletes a quiz after two years [C-11]', async () => {
      const { database } = backend;
      const [old, recent] = [await resultsOf(answering({ E: 5 })), await resultsOf(answering({ S: 5 }))];
      const age = (id: string, days: number) =>
        sql`update assessment set created_at = now() - ${days}::integer * interval '1 day' where id = ${id}`.execute(
          database,
        );
      await age(old.id, 732);
      await age(recent.id, 729);
      const status = async (id: string) => (await backend.get(`${BASE_PATH}/results/${id}`)).statusCode;
      expect([await status(old.id), await status(recent.id)]).toEqual([404, 200]);
      await deleteOldAssessments(database);
      const kept = await database.selectFrom('assessment').select('id').execute();
      expect(kept).toContainEqual({ id: recent.id });
      expect(kept).not.toContainEqual({ id: old.id });
    });

    it.each<[string, (answers: Record<string, number>) => unknown]>([
      ['type', (answers) => ({ type: 'long', answers })],
      ['answers', () => ({ type: 'short' })],
      ['answers', () => ({ answers: [] })],
      ['answers', () => ({ answers: 'r1' })],
      ['answers.r1', (answers) => ({ answers: { ...answers, r1: 6 } })],
      ['answers.r1', (answers) => ({ answers: { ...answers, r1: 0 } })],
      ['answers.r1', (answers) => ({ answers: { ...answers, r1: 2.5 } })],
      ['answers.r1', (answers) => ({ answers: { ...answers, r1: '3' } })],
      ['answers.r1', (answers) => ({ answers: { ...answers, r1: null } })],
      ['answers.r9', (answers) => ({ answers: { ...answers, r9: 3 } })],
      ['answers.__proto__', () => '{"answers":{"constructor":3,"__proto__":3}}'],
      ['answers.c5', (answers) => ({ answers: { ...answers, c5: undefined } })],
    ])('rejects a quiz with an invalid %s [C-11]', async (field, make) => {
      const answer = await submitAssessment(make(answering({ R: 5 })));
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      if (field.includes('__proto__')) return; // rejected before its fields are validated
      const problem = answer.json<{ errors: { field: string }[] }>();
      expect(problem.errors.map((error) => error.field)).toContain(field);
    });

    it('rejects a body that is not a quiz, and one that is far too long', async () => {
      expect((await submitAssessment('{')).statusCode).toBe(400);
      expect((await submitAssessment('null')).statusCode).toBe(400);
      expect((await submitAssessment({ answers: { r1: 'x'.repeat(1_000_000) } })).statusCode).toBe(413);
    });
  });
};
