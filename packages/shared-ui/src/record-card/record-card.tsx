import { Card } from '../card/card';
import { Logo } from '../cards/logo';
import { limit } from '../text/text';
import type { RecordCardProps } from './record';
import { RecordRow } from './record-row';

/** Characters of a summary on a tile: three lines. */
const TOLD = 110;

const miles = (distance: number): string =>
  distance < 1
    ? 'Less than a mile away'
    : `${Math.round(distance)} ${Math.round(distance) === 1 ? 'mile' : 'miles'} away`;

/** Something found, by what its kind says of it: a stop in a list of results, or a card in a grid. Its distance comes first. */
export const RecordCard = ({ facts = [], ...props }: RecordCardProps) => {
  const { record, layout, kind, because, sign, subtitle, media, told, ...card } = props;
  const { distance } = record;
  const said = distance === null ? facts : [miles(distance), ...facts];
  if (layout !== 'tile') return <RecordRow {...props} facts={said} />;
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
      summary={told && summary && limit(summary, TOLD)}
      {...(said.length > 0 && { meta: said })}
    />
  );
};
