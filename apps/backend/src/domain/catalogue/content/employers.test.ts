import { openDayDate } from '../../events/open-day';
import { shippedCatalogue } from '../../../testing/catalogue';
import type { CatalogueFiles } from '../files';

let catalogue: CatalogueFiles;
beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

const ids = (records: readonly { id: string }[]) => new Set(records.map(({ id }) => id));
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const unknown = (known: ReadonlySet<string>, values: readonly string[]) =>
  values.filter((value) => !known.has(value));

/** GBP an hour for apprentices from April 2026. */
const MINIMUM_WAGE = 8;
const WEEKS_PER_YEAR = 52;

describe('employers', () => {
  it('has at least 40, some 24 of them enhanced, over 12 industries and all four nations [E-16]', () => {
    const employers = catalogue.content('employers');
    expect(employers.length).toBeGreaterThanOrEqual(40);
    expect(employers.filter(({ enhanced }) => enhanced).length).toBeGreaterThanOrEqual(20);
    expect(new Set(employers.map(({ industry }) => industry)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(employers.map(({ address }) => address.country)).size).toBe(4);
    expect(repeated(employers.flatMap(({ id, guid, name }) => [id, guid, name]))).toEqual([]);
  });

  it('says of every employer that it is invented, and reaches nobody real [E-16]', () => {
    for (const { sample, notice, email, url, socialMediaLinks, telephone } of catalogue.content(
      'employers',
    )) {
      expect(sample).toBe(true);
      expect(notice).toMatch(/invented/);
      for (const link of [email, url, ...Object.values(socialMediaLinks)]) {
        if (link) expect(link).toMatch(/\.example(\/|$)/);
      }
      // Numbers that Ofcom keeps for drama.
      expect(telephone).toMatch(/^(01632 960|01\d\d 496 0|020 7946 0|028 9649 6|0191 498 0)\d{3}$/);
    }
  });

  it('gives enhanced employers a culture, quotes, testimonials and awards, and basic ones none [E-16]', () => {
    for (const employer of catalogue.content('employers')) {
      const { enhanced, cultureAndValues, primaryQuote, secondaryQuote, testimonials, awards } = employer;
      expect([cultureAndValues, primaryQuote, secondaryQuote].every((value) => value !== null)).toBe(
        enhanced,
      );
      expect(testimonials.length > 0 && awards.length > 0).toBe(enhanced);
    }
  });

  it('refers only to what exists', () => {
    const [careers, industries] = [
      ids(catalogue.content('careers')),
      ids(catalogue.content('industry-guides')),
    ];
    const providers = new Set(catalogue.providers().map(({ ukprn }) => ukprn));
    for (const employer of catalogue.content('employers')) {
      expect(unknown(careers, employer.careers)).toEqual([]);
      expect(unknown(industries, [employer.industry])).toEqual([]);
      expect(unknown(providers, employer.universities)).toEqual([]);
    }
  });
});

describe('places', () => {
  it('are those of their outcodes', () => {
    const outcodes = new Map(catalogue.outcodes().map((outcode) => [outcode[0], outcode]));
    const found = [
      ...catalogue.content('apprenticeships').map(({ place }) => place),
      ...catalogue.content('employers').map(({ address, latitude, longitude }) => ({
        ...{ postcode: address.postcode, country: address.country },
        ...{ latitude, longitude },
      })),
    ];
    for (const { postcode, country, latitude, longitude } of found) {
      const [, lat, lng, , , nation] = outcodes.get(postcode) ?? [];
      expect([postcode, lat, lng, nation]).toEqual([postcode, latitude, longitude, country]);
    }
    const branches = catalogue.content('employers').flatMap(({ branchLocations }) => branchLocations);
    expect(branches.filter(({ postcode }) => !outcodes.has(postcode))).toEqual([]);
  });
});

describe('apprenticeships', () => {
  it('has at least 150, at every level from 2 to 7 [E-01]', () => {
    const apprenticeships = catalogue.content('apprenticeships');
    expect(apprenticeships.length).toBeGreaterThanOrEqual(150);
    expect([...new Set(apprenticeships.map(({ level }) => level))].sort()).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('pays at least the apprentice minimum wage of 2026, and more later on [E-01]', () => {
    for (const { salary, hoursPerWeek } of catalogue.content('apprenticeships')) {
      expect(salary.from).toBeGreaterThanOrEqual(MINIMUM_WAGE * hoursPerWeek * WEEKS_PER_YEAR);
      expect(salary.to).toBeGreaterThan(salary.from);
      expect(salary.text).toContain(`£${salary.from.toLocaleString('en-GB')}`);
    }
  });

  it('opens before it closes and closes before it starts; most are open [E-01]', () => {
    const apprenticeships = catalogue.content('apprenticeships');
    for (const { opensInDays, closesInDays, startsInDays, months } of apprenticeships) {
      expect(opensInDays).toBeLessThan(closesInDays);
      expect(closesInDays).toBeLessThan(startsInDays);
      expect(months).toBeGreaterThanOrEqual(8);
    }
    const open = apprenticeships.filter(({ opensInDays }) => opensInDays <= 0);
    expect(open.length).toBeGreaterThan(apprenticeships.length * 0.9);
    expect(open.length).toBeLessThan(apprenticeships.length);
  });

  it('refers only to what exists', () => {
    const employers = ids(catalogue.content('employers'));
    const [careers, subjects] = [ids(catalogue.content('careers')), ids(catalogue.content('subject-guides'))];
    const providers = new Set(catalogue.providers().map(({ ukprn }) => ukprn));
    for (const each of catalogue.content('apprenticeships')) {
      expect(unknown(employers, [each.employer])).toEqual([]);
      expect(unknown(careers, each.careers)).toEqual([]);
      expect(each.careers.length).toBeGreaterThan(0);
      expect(unknown(subjects, each.subjects)).toEqual([]);
      expect(unknown(providers, each.provider ? [each.provider] : [])).toEqual([]);
    }
  });
});

describe('open days', () => {
  it('has at least 100, some online, some on one day, at providers where they are [C-12]', () => {
    const days = catalogue.content('open-days');
    const providers = new Map(catalogue.providers().map((provider) => [provider.ukprn, provider]));
    const subjects = ids(catalogue.content('subject-guides'));
    expect(days.length).toBeGreaterThanOrEqual(100);
    expect(days.filter(({ place }) => place === null).length).toBeGreaterThanOrEqual(15);
    expect(repeated(days.map((day) => openDayDate(day, '2026-11-21'))).length).toBeGreaterThan(20);
    for (const { provider, place, kind, inDays, starts, ends, sample, notice, subjects: about } of days) {
      const { latitude, longitude } = providers.get(provider) ?? { latitude: null, longitude: null };
      expect([latitude, longitude]).not.toContain(null);
      if (place) expect([place.latitude, place.longitude]).toEqual([latitude, longitude]);
      expect(kind === 'online').toBe(place === null);
      expect(inDays).toBeGreaterThanOrEqual(0);
      expect(starts < ends).toBe(true);
      expect(sample).toBe(true);
      expect(notice).toMatch(/invented/);
      expect(unknown(subjects, about)).toEqual([]);
    }
  });
});

describe('spotlights and work experiences', () => {
  it('has at least 30 spotlights, each of one provider or one employer, and labelled', () => {
    const spotlights = catalogue.content('spotlights');
    const providers = new Set(catalogue.providers().map(({ ukprn }) => ukprn));
    const [employers, subjects] = [
      ids(catalogue.content('employers')),
      ids(catalogue.content('subject-guides')),
    ];
    expect(spotlights.length).toBeGreaterThanOrEqual(30);
    for (const { provider, employer, sample, notice, subjects: about } of spotlights) {
      expect(provider === null).not.toBe(employer === null);
      expect(unknown(providers, provider ? [provider] : [])).toEqual([]);
      expect(unknown(employers, employer ? [employer] : [])).toEqual([]);
      expect(unknown(subjects, about)).toEqual([]);
      expect(sample).toBe(true);
      expect(notice).toMatch(/^A sample of/);
    }
  });

  it('has at least 40 work experiences whose minutes add up to their hours, in 12 sectors [C-19]', () => {
    const experiences = catalogue.content('work-experiences');
    const [employers, subjects] = [
      ids(catalogue.content('employers')),
      ids(catalogue.content('subject-guides')),
    ];
    expect(experiences.length).toBeGreaterThanOrEqual(40);
    expect(new Set(experiences.map(({ jobSector }) => jobSector)).size).toBeGreaterThanOrEqual(12);
    for (const { employer, tasks, hours, subjects: about } of experiences) {
      const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
      expect(Math.abs(minutes / 60 - hours)).toBeLessThanOrEqual(0.25);
      expect(unknown(employers, [employer])).toEqual([]);
      expect(unknown(subjects, about)).toEqual([]);
    }
  });
});

it('says everything once: no title with its summary, no summary, no body twice, and no placeholders', () => {
  const kinds = ['apprenticeships', 'spotlights', 'work-experiences', 'open-days'] as const;
  const records = kinds.flatMap((kind) => catalogue.content(kind));
  const bodies = records.map((record) => ('body' in record ? record.body : record.id));
  expect(repeated(records.map(({ id }) => id))).toEqual([]);
  expect(repeated(records.map(({ summary }) => summary))).toEqual([]);
  expect(repeated(bodies)).toEqual([]);
  const employers = catalogue.content('employers').map(({ longDescription }) => longDescription.text);
  expect(repeated(employers)).toEqual([]);
  const texts = [...records.map(({ summary }) => summary), ...bodies, ...employers];
  expect(texts.filter((text) => /undefined|\bnull\b|\bNaN\b|\$\{| {2}|\.\.|,,/.test(text))).toEqual([]);
});
