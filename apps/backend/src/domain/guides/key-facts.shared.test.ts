import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { postsSchema } from '../../delivery/api/article/schema';
import { keyFactsSchema } from '../../delivery/api/key-facts/schema';
import type { TestApp } from '../../testing/app';
import { shippedCatalogue } from '../../testing/catalogue';
import { cycleYear } from '../courses/cycle-year';
import { withFacts } from './key-facts';

export const keyFactsTests = (backend: TestApp): void => {
  describe('key facts', () => {
    const facts = async () => (await shippedCatalogue()).content('key-facts');
    const articles = async () => (await shippedCatalogue()).content('articles');
    const factsNamed = (text: string): string[] =>
      [...text.matchAll(/\{\{(?:facts: )?([a-z0-9, -]+)\}\}/g)].flatMap(([, ids = '']) => ids.split(/, */));
    const posts = async () => postsSchema.parse((await backend.get('/api/v1/article')).json()).posts;

    it('returns each fact in the API with its year, source and check date, and the year of entry to apply for [K-11]', async () => {
      const response = keyFactsSchema.parse((await backend.get('/api/v1/key-facts')).json());
      expect(response.facts).toEqual(await facts());
      expect(response.cycle).toBe(cycleYear());
      expect(response.facts.find(({ id }) => id === 'deadline-main')).toMatchObject({
        at: '2027-01-13T18:00:00+00:00',
        entry: 2027,
      });
    });

    it('sorts facts by date, with deadlines at 18:00 UK time', async () => {
      const dates = (await facts()).flatMap(({ id, at }) => (at ? [{ id, at }] : []));
      const moments = dates.map(({ at }) => Date.parse(at));
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
      const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });
      for (const { id, at } of dates)
        expect(clock.format(new Date(at))).toBe(id.startsWith('deadline-') ? '18:00' : '00:00');
    });

    it('has amounts that equal those in their texts', async () => {
      for (const { value, amount } of await facts())
        if (amount) expect(Number(/[\d,.]+/.exec(value ?? '')?.[0].replaceAll(',', ''))).toBe(amount);
    });

    it('replaces every fact reference of an article with the fact, its year and its source [C-03]', async () => {
      const known = new Set((await facts()).map(({ id }) => id));
      const named = (await articles()).flatMap(({ body }) => factsNamed(body));
      expect(named.filter((id) => !known.has(id))).toEqual([]);
      expect(named.length).toBeGreaterThan(40);
      const published = await posts();
      expect(published.filter(({ body }) => /\{\{|not known to us/.test(body))).toEqual([]);
      const cost = published.find(({ id }) => id === 'how-much-does-uni-cost');
      expect(cost?.body).toContain(
        '**£9,790 a year**: Most that a university in England can charge (2026 to 2027, [GOV.UK',
      );
      expect(published.find(({ id }) => id === 'key-dates')?.body).toContain('**18:00 on 13 January 2027**');
    });

    it('has no hard-coded share to repay and no hard-coded time to cancellation in articles', async () => {
      const finance = (await articles()).filter(({ id }) =>
        /^student-finance|^how-much-does-uni-cost/.test(id),
      );
      const hardCoded = finance.flatMap(({ id, body }) =>
        [...body.matchAll(/\b(?:9|nine) per cent|\b(?:\d+|twenty-five|thirty|forty) years\b/gi)].map(
          ([text]) => `${id}: ${text}`,
        ),
      );
      expect(hardCoded).toEqual([]);
      const cost = (await posts()).find(({ id }) => id === 'how-much-does-uni-cost');
      expect(cost?.body).toContain('and then 9% of what is above it');
      expect(cost?.body).toMatch(/\*\*40 years\*\*.*England, Plan 5 \(courses from August 2023, \[GOV\.UK/);
    });

    it('cites only official publishers, but for fees that none of them states where we could read', async () => {
      const official = /(^|\.)(gov\.uk|gov\.wales|ucas\.com|slc\.co\.uk)$/;
      const others = (await facts()).filter(({ source }) => !official.test(new URL(source.url).hostname));
      expect(others.map(({ id }) => id)).toEqual([
        'fee-england-announced',
        'fee-scotland-below-degree',
        'fee-scotland-rest-of-uk',
      ]);
    });

    it('says of a fee limit that is announced, or that no newer source confirms, that it is', async () => {
      const years = new Map((await facts()).map(({ id, year }) => [id, year]));
      expect(years.get('fee-england-announced')).toBe('2027 to 2028, as announced');
      expect(years.get('fee-wales')).toBe('2026 to 2027, as announced');
      expect(years.get('fee-northern-ireland-rest-of-uk')).toBe('2024 to 2025; no newer source found');
    });

    it('has no hard-coded sum, dated deadline or number of choices in articles', async () => {
      const hardCoded = (await articles()).flatMap(({ id, body }) =>
        [
          ...body.matchAll(/£\d[\d,.]*|\b\d{1,2} (?:October|January|July) 20\d\d|\b(?:five|5) choices on\b/g),
        ].map(([text]) => `${id}: ${text}`),
      );
      expect(hardCoded).toEqual([]);
    });

    it('has a check date no earlier than the publication date in every article [C-03]', async () => {
      for (const { checked, published } of await posts()) expect(checked >= published).toBe(true);
    });

    it('has checked every fact, article and list of apprenticeships since this year’s applications began [C-03]', async () => {
      const standards = z
        .object({ checked: z.iso.date() })
        .parse(
          JSON.parse(
            readFileSync(
              join(__dirname, '../catalogue/content/testing/apprenticeship-standards.json'),
              'utf8',
            ),
          ),
        );
      const dated = [
        ...(await facts()),
        ...(await articles()),
        { id: 'apprenticeship-standards', checked: standards.checked },
      ];
      const old = dated.filter(({ checked }) => cycleYear(new Date(checked)) < cycleYear());
      expect(old.map(({ id, checked }) => `${id}: ${checked}`)).toEqual([]);
    });

    it('cites no front page of a site as a source', async () => {
      expect((await facts()).filter(({ source }) => new URL(source.url).pathname === '/')).toEqual([]);
    });

    it('has a check date in every article no earlier than those of its facts [C-03]', async () => {
      const checked = new Map((await facts()).map((fact) => [fact.id, fact.checked]));
      const outdated = (await articles()).filter((article) =>
        factsNamed(article.body).some((id) => (checked.get(id) ?? '') > article.checked),
      );
      expect(outdated.map(({ id }) => id)).toEqual([]);
    });

    it('states in every article about finance what could not be confirmed for 2027 [C-03]', async () => {
      const paying = (await articles()).filter(({ id }) =>
        /^student-finance|^how-much-does-uni-cost/.test(id),
      );
      expect(paying).toHaveLength(5);
      expect(paying.filter(({ body }) => !/could (?:not )?confirm/.test(body)).map(({ id }) => id)).toEqual(
        [],
      );
    });

    it('describes the Lifelong Learning Entitlement for mature students: open to graduates, fee loans end at 60', async () => {
      const text = (await articles()).find(({ id }) => id === 'mature-students')?.body;
      expect(text).toMatch(/Lifelong Learning Entitlement/);
      expect(text).not.toMatch(/no upper age limit|may not get a second fee loan/);
    });

    it('names the law of each nation for disabled students', async () => {
      const text = (await articles()).find(({ id }) => id === 'disability-support')?.body;
      expect(text).toMatch(/Special Educational Needs and Disability Order 2005/);
      expect(text).not.toMatch(/Disability Discrimination Act/);
    });

    it('omits the line of a missing fact', () => {
      expect(withFacts('{{facts: gone}}Pay {{gone}}.', [])).toBe('Pay (not known to us).');
    });
  });
};
