import { dataLanguage } from '../text-in/data-language';
import { t } from '@signpost/language';
import { Card } from '../cards/card';
import { Logo } from '../cards/logo';
import { facts as given } from '../cards/common';
import { miles } from '../text/distance';
import { limit } from '../text/text';
import type { RecordCardProps } from './record';
import { ResultRow } from './result-row';

/** Maximum length of a tile's summary in characters: three lines. */
const MAX_TILE_SUMMARY_LENGTH = 110;

/**
 * A search result in the format of its kind: a row in a list, or a card in a grid. The distance is the last part of a
 * row's subtitle, and the first fact of a card.
 */
export const RecordCard = (props: RecordCardProps) => {
  const { record, layout, kind, because, sign, subtitle, media, showsSummary, facts = [], ...card } = props;
  const away = record.distance !== null && t('{distance} away', { distance: miles(record.distance) });
  if (layout !== 'tile')
    return <ResultRow {...props} layout={layout} subtitle={given(subtitle, away).join(', ')} />;
  const said = given(away, ...facts);
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
      summary={
        showsSummary &&
        summary && <span lang={dataLanguage()}>{limit(summary, MAX_TILE_SUMMARY_LENGTH)}</span>
      }
      {...(said.length > 0 && { meta: said })}
    />
  );
};
