import { t } from '@signpost/language';
import { absenceLabel, surveyMean, surveyMeanMeaning } from '@signpost/api-client/courses';
import { providerPayLabel, type Provider } from '@signpost/api-client/unis';
import { aboutPeople, countedPeople, salary, type ComparedRow, type PeopleNoun } from '@signpost/shared-ui';
import { FigureWithContext } from './figure';
import { compareFigures, type Figure } from './meaning';
import type { Cell } from './ways';

const payNotRanked = () =>
  t('No highest or lowest is marked: how far pay varies over a whole university is not published.');

const surveyNotRanked = () =>
  t('No highest or lowest is marked: how far the mean of seven themes may be off is not published.');

/** Builds a row with its label. */
export const buildRow = (
  label: string,
  values: readonly Cell[],
  more: Partial<ComparedRow> = {},
): ComparedRow => ({
  label,
  values,
  ...more,
});

/** Converts a provider's share for comparison; all figures describe the provider as a whole. */
const wholeProvider = (value: number | undefined, people: number | null | undefined): Figure | null =>
  value === undefined ? null : { value, people: people ?? null, group: 'provider' };

const SHARES = {
  continuation: ({ continuation }: Provider) =>
    continuation && { ...continuation, people: continuation.students },
  employment: ({ employment }: Provider) => employment && { ...employment, people: employment.graduates },
};

/** Builds a row with the share of each provider's people, marked where the difference is certain. */
export const shareRow = (
  label: string,
  note: string,
  providers: readonly Provider[],
  name: keyof typeof SHARES,
  noun: PeopleNoun,
): ComparedRow => {
  const shares = providers.map((provider) => ({ provider, figure: SHARES[name](provider) }));
  return buildRow(
    label,
    shares.map(({ provider, figure }) =>
      figure ? (
        <FigureWithContext
          value={`${figure.percent}%`}
          context={[figure.people === null ? null : countedPeople(figure.people, noun), figure.year]}
        />
      ) : (
        absenceLabel(provider, name)
      ),
    ),
    {
      note,
      ...compareFigures(shares.map(({ figure }) => wholeProvider(figure?.percent, figure?.people))),
    },
  );
};

/**
 * Builds a row with the pay of each provider's graduates. No highest or lowest is marked: the quartiles are averages over
 * subjects, from which the error of the average does not follow.
 */
export const payRow = (providers: readonly Provider[]): ComparedRow =>
  buildRow(
    t('Graduate pay'),
    providers.map((provider) => {
      const { salary: figure } = provider;
      if (!figure) return absenceLabel(provider, 'salary');
      const people = figure.graduates === null ? null : countedPeople(figure.graduates, 'graduate');
      return <FigureWithContext value={salary(figure.median)} context={[people, figure.year]} />;
    }),
    {
      note: t('{label}, 15 months after the course', { label: providerPayLabel() }),
      ...(providers.filter((provider) => provider.salary).length > 1 && { alike: payNotRanked() }),
    },
  );

/** Builds a row with the student survey of each provider. No highest or lowest is marked: the mean has no known error. */
export const surveyRow = (providers: readonly Provider[]): ComparedRow =>
  buildRow(
    surveyMean(),
    providers.map((provider) => {
      const { survey } = provider;
      if (!survey) return absenceLabel(provider, 'survey');
      const context = [aboutPeople(survey.people, 'student'), survey.years];
      return <FigureWithContext value={`${survey.percent}%`} context={context} />;
    }),
    {
      note: t('National Student Survey. {meaning}', { meaning: surveyMeanMeaning() }),
      ...(providers.filter(({ survey }) => survey).length > 1 && { alike: surveyNotRanked() }),
    },
  );
