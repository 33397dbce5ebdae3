import type { Provider } from '@signpost/api-client/unis';
import { counted, salary, type ComparedRow } from '@signpost/shared-ui';
import { FigureWithContext } from './figure';
import { judge, type Figure } from './meaning';
import type { Cell } from './ways';

/** A row with its label. */
export const row = (
  label: string,
  values: readonly Cell[],
  more: Partial<ComparedRow> = {},
): ComparedRow => ({
  label,
  values,
  ...more,
});

/** A provider's figure as the rules of comparison need it: all are about the provider as a whole. */
const wholeProvider = (
  value: number | undefined,
  people: number | null | undefined,
  middle?: Figure['middle'],
): Figure | null =>
  value === undefined
    ? null
    : { value, people: people ?? null, group: 'provider', ...(middle !== undefined && { middle }) };

const middleOf = ({ salary: figure }: Provider): Figure['middle'] =>
  figure?.lowerQuartile == null || figure.upperQuartile == null
    ? null
    : [figure.lowerQuartile, figure.upperQuartile];

/** A share of each provider's people, marked where the difference is certain. */
export const share = (
  label: string,
  note: string,
  providers: readonly Provider[],
  read: (provider: Provider) => { percent: number; people: number | null; year: string } | null,
  noun: string,
): ComparedRow => {
  const shares = providers.map(read);
  return row(
    label,
    shares.map(
      (figure) =>
        figure && (
          <FigureWithContext
            value={`${figure.percent}%`}
            about={[figure.people === null ? null : counted(figure.people, noun), figure.year]}
          />
        ),
    ),
    {
      note,
      ...judge(shares.map((figure) => wholeProvider(figure?.percent, figure?.people))),
    },
  );
};

/** The pay of each provider's graduates, marked likewise. */
export const pay = (providers: readonly Provider[]): ComparedRow =>
  row(
    'Graduate pay',
    providers.map(
      ({ salary: figure }) =>
        figure && (
          <FigureWithContext
            value={salary(figure.median)}
            about={[figure.graduates === null ? null : counted(figure.graduates, 'graduate'), figure.year]}
          />
        ),
    ),
    {
      note: 'Middle yearly pay, 15 months after the course',
      ...judge(
        providers.map((provider) =>
          wholeProvider(provider.salary?.median, provider.salary?.graduates, middleOf(provider)),
        ),
      ),
    },
  );
