import { open } from '../fixtures';
import { BATH, CAREER } from '../site';
import { answerWith } from './answers';
import { expect, test } from './stand';
import { FAVOURITES, keep, kept, KINDS, showEntry, signIn } from './visitor';

test('[E-14] a user is Anonymous by default; favourites of eight kinds and five numbered slots come from the account', async ({
  page,
  stand,
  saw,
}) => {
  const anonymous = (await (await fetch(`${stand.hosts.api}/api/v1/identity/session`)).json()) as {
    user: Readonly<Record<string, string>>;
  };
  expect(anonymous.user).toMatchObject({ uid: 'Anonymous', name: 'Anonymous' });
  signIn(stand, { favourites: FAVOURITES });
  await open(page, '/explore/favourites');
  const main = page.getByRole('main');
  await expect(main).toContainText('8 things, kept in your account.');
  await expect(main).toContainText('You are signed in as Ada.');
  await expect(
    main
      .getByRole('list')
      .filter({ hasText: /^1 ?Free/ })
      .getByRole('listitem'),
  ).toContainText([/^1\s*Free/, /^2\s*Saved course/, /^3\s*Free/, /^4\s*Free/, /^5\s*Free/]);
  const list = await kept(page, 'signpost.favourites');
  expect(KINDS.map((kind) => list?.[kind]?.[0]?.['id'])).toEqual([...KINDS]);
  saw(`anonymous: ${anonymous.user['name']}; signed in: Ada, ${KINDS.length} kinds, a course in slot 2 of 5`);
});

const PROFILE = {
  email: 'ada@example.org',
  confirmBy: null,
  firstName: 'Ada',
  postcode: 'BA2 7AY',
  entryYear: 2027,
  qualification: 'al',
  grades: null,
  complete: 60,
  missing: ['grades'],
};

test('[E-15] [R-02] identity settings have the first name, the postcode, how complete the profile is, and settings', async ({
  page,
  faults,
  stand,
  saw,
}) => {
  signIn(stand, {
    postcode: 'BA2 7AY',
    latlng: { lat: 51.38, lng: -2.33 },
    profileComplete: 60,
    settings: [{ name: 'Career quiz results', collection: 'careers', data: '{"assessmentId":"quiz-e15"}' }],
  });
  await open(page, '/explore/unis?q=bath');
  await expect(
    page
      .getByRole('main')
      .getByText(/miles? away|less than a mile/)
      .first(),
  ).toBeVisible();
  await open(page, '/explore');
  await expect(page.getByRole('main').getByText('Ada, your profile is 60% complete.')).toBeVisible();
  await open(page, CAREER);
  await expect.poll(() => stand.callsOf('/api/v1/emsi/assessment/results/quiz-e15')).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Account: signed in as Ada' })).toBeVisible();
  // The pages of the account are of another site here, so the profile is shown by one that has them.
  const own = process.env['E2E_URL'] ?? '';
  faults.allow(new RegExp(own));
  const answers = {
    profile: PROFILE,
    session: await (await fetch(`${stand.hosts.api}/api/v1/identity/session`)).json(),
  };
  await page.route(`${own}/api/v1/identity/*`, (route) =>
    route.fulfill({
      json: answers[route.request().url().endsWith('profile') ? 'profile' : 'session'] as object,
    }),
  );
  await open(page, `${own}/account`);
  const main = page.getByRole('main');
  await expect(main).toContainText('60% complete');
  await expect(main.getByLabel('First name')).toHaveValue('Ada');
  await expect(main.getByLabel('Postcode')).toHaveValue('BA2 7AY');
  saw('Ada, 60% complete, distances from BA2 7AY, the quiz of a setting');
});

test('[E-18] [V-13] a recent search has a keyword, an index and a time, which is shown relative to now', async ({
  page,
  saw,
}) => {
  const NOW = Date.parse('2026-11-28T12:00:00Z');
  await page.clock.setFixedTime(NOW);
  const ago = (hours: number, keyword: string) => ({
    keyword,
    index: 'careers',
    time: NOW - hours * 3_600_000,
  });
  await keep(page, {
    UcasRecentSearches: [ago(0, 'baker'), ago(2, 'miller'), ago(75, 'farmer'), ago(24 * 8, 'grocer')],
  });
  await open(page, '/explore/career-search');
  await page.getByRole('main').getByRole('combobox').click();
  const options = page.getByRole('main').getByRole('option');
  await expect(options).toHaveText([
    /baker.*now/,
    /miller.*2 hours ago/,
    /farmer.*3 days ago/,
    /grocer.*last week/,
  ]);
  saw((await options.allTextContents()).join(', '));
});

test('[E-19] a notification has title, message, action and label, and is shown between its start and its end', async ({
  page,
  saw,
}) => {
  const notification = (id: string, startDate: string | null, endDate: string | null) => ({
    id,
    title: `Title ${id}`,
    message: `Message ${id}`,
    actionLink: '/explore/courses',
    actionLabel: `Look at ${id}`,
    startDate,
    endDate,
    type: 'information',
    created: '2026-11-01T00:00:00.000Z',
  });
  await page.clock.setFixedTime('2026-11-28T12:00:00Z');
  await keep(page, {
    UcasNotifications: [
      notification('now', '2026-11-28T11:00:00.000Z', '2026-11-28T13:00:00.000Z'),
      notification('always', null, null),
      notification('later', '2026-11-28T13:00:00.000Z', null),
      notification('over', null, '2026-11-28T11:00:00.000Z'),
    ],
  });
  await open(page, '/about-the-data');
  const shown = page.getByRole('region', { name: /^Title / });
  await expect(shown).toHaveText([/Title now.*Message now.*Look at now/s, /Title always/]);
  await expect(shown.first().getByRole('link', { name: 'Look at now' })).toHaveAttribute(
    'href',
    '/explore/courses',
  );
  saw(`${(await shown.allTextContents()).length} of 4 shown: now and always`);
});

test('[E-21] the entry qualifications are up, al, bt, sh and sa, each with a label and a short label', async ({
  page,
  stand,
  saw,
}) => {
  // With grades of earlier entrants their names are those of E-04.
  stand.answer('/historic-grades-api/loggedOut', { body: { results: [] } });
  const long = {
    al: 'A level',
    bt: 'Pearson BTEC Level 3 National Extended Diploma (first teaching from September 2016)',
    sh: 'Scottish Higher',
    sa: 'Scottish Advanced Higher',
  };
  const short = await showEntry(page, stand, long);
  expect(short).toEqual([
    'up UCAS Tariff',
    'al A level',
    'bt BTEC National Extended Diploma (Level 3)',
    'sh Scottish Higher',
    'sa Scottish Advanced Higher',
  ]);
  saw(`${short.join(', ')}; in full: ${long.bt}`);
});

test('[E-23] the assessment is empty and short until an address names one', async ({ page, saw }) => {
  await open(page, '/about-the-data');
  expect(await kept(page, 'signpost.assessment')).toBeNull();
  await open(page, '/about-the-data?assessmentId=quiz-e23');
  await expect
    .poll(() => kept(page, 'signpost.assessment'))
    .toEqual({ assessmentId: 'quiz-e23', assessmentType: 'short' });
  saw('nothing, then quiz-e23 of type short');
});

test.describe('measured', () => {
  test.use({ consent: 'unanswered' });

  test('[E-24] a custom event has category, action, label, journey type b2c, and the provider’s code and name', async ({
    page,
    stand,
    saw,
  }) => {
    answerWith(stand, '/api/v1/institution', { 'results.0.institutionCode': 'E24' });
    await open(page, BATH);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    const event = () =>
      page.evaluate(() =>
        ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).find(
          (entry) => entry.event === 'custom_event',
        ),
      );
    await expect.poll(event).toEqual({
      event: 'custom_event',
      event_category: 'favourites',
      event_action: 'save',
      event_label: 'University of Bath',
      journey_type: 'b2c',
      product_name: 'unis',
      provider_code: 'E24',
      provider_name: 'University of Bath',
    });
    saw(JSON.stringify(await event()));
  });
});
