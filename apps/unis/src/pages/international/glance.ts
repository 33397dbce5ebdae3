import { t } from '@signpost/language';
import type { LocationStory } from '@signpost/api-client/guides';
import { feeSummary, type NationFees, type VisaCosts } from '@signpost/api-client/key-facts';
import type { Provider } from '@signpost/api-client/unis';
import { aboutPeople, type GlanceFact } from '@signpost/shared-ui';

/** The label of this fact in our guides. */
const LIVING = 'Cost of living';

/** What our guide to the town says about the cost of living; none when the guide does not say. */
const livingFact = (stories: readonly LocationStory[]): GlanceFact[] =>
  (stories[0]?.facts ?? [])
    .filter(({ label }) => label === LIVING)
    .map(({ value }) => ({
      label: t('Cost of living in {place}', { place: stories[0]?.title ?? '' }),
      value: null,
      note: value,
    }));

interface Known {
  readonly provider: Provider;
  readonly homeFees: readonly NationFees[];
  readonly visaCosts: VisaCosts | null;
  readonly stories: readonly LocationStory[];
}

/** What decides about a provider for students from other countries; facts that are not known are left out. */
export const glanceOf = ({
  provider: { continuation },
  homeFees,
  visaCosts,
  stories,
}: Known): GlanceFact[] => [
  ...(homeFees.length > 0 ? [{ label: t('Fee of UK students'), ...feeSummary(homeFees) }] : []),
  {
    label: t('Fee of overseas students'),
    value: null,
    note: t('No single figure: each course sets its own. Usually higher, and without a limit.'),
  },
  ...(visaCosts
    ? [
        {
          label: t('To live on, for the visa'),
          value: visaCosts.living.value,
          note: t('that you show you have, for up to nine months'),
        },
      ]
    : []),
  ...livingFact(stories),
  ...(continuation
    ? [
        {
          label: t('Stayed on their course'),
          value: `${continuation.percent}%`,
          note: [
            t('after a year, {year}', { year: continuation.year }),
            continuation.students && aboutPeople(continuation.students, 'student'),
          ]
            .filter(Boolean)
            .join(', '),
        },
      ]
    : []),
];
