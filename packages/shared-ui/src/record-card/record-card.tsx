import { Card } from '../cards/card';
import { Logo } from '../cards/logo';
import { limit } from '../text/text';
import type { RecordCardProps } from './record';
import { ResultRow } from './result-row';

/** Maximum length of a tile's summary in characters: three lines. */
const MAX_TILE_SUMMARY_LENGTH = 110;

const miles = (distance: number): string =>
  distance < 1
    ? 'Less than a mile away'
    : `${Math.round(distance)} ${Math.round(distance) === 1 ? 'mile' : 'miles'} away`;

/** A search result in the format of its kind: a row in a list, or a card in a grid. The distance is the first fact. */
export const RecordCard = ({ facts = [], ...props }: RecordCardProps) => {
  const { record, layout, kind, because, sign, subtitle, media, showsSummary, ...card } = props;
  const { distance } = record;
  const said = distance === null ? facts : [miles(distance), ...facts];
  if (layout !== 'tile') return <ResultRow {...props} facts={said} />;
  const summary = record.summary.map(({ text }) => text).join('');
  return (
    <Card
      {...card}
      sample={record.facts?.sample}
      title={record.name}
      href={record.url}
      image={media || record.logo ? undefined : (record.image ?? undefined)}
      media={media ?? (record.logo && <Logo src={record.logo} />)}
      kind={kind}
      badges={because ?? sign}
      subtitle={subtitle}
      summary={showsSummary && summary && limit(summary, MAX_TILE_SUMMARY_LENGTH)}
      {...(said.length > 0 && { meta: said })}
    />
  );
};
