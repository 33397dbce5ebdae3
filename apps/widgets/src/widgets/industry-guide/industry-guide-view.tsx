import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import type { IndustryGuide, IndustryGuideInFull } from '@signpost/api-client/guides';
import { NoGuide } from '../../components/no-guide';
import { IndustryGuideWidget } from './industry-guide-widget';
import type { SaveAction } from '../../components/save-guide';
import type { IndustryData } from './load';

export interface IndustryGuideViewProps {
  data: IndustryData;
  /** Action for a guide: save it, or open it on the site. */
  action: (guide: IndustryGuideInFull) => ReactNode;
  /** The save buttons of what a guide lists; omitted inside other sites. */
  save?: SaveAction;
  /** Returns the URL of a guide. */
  hrefOf: (guide: IndustryGuide) => string;
  /** A search box, shown when there is no guide. */
  search?: ReactNode;
}

/** An industry guide, or the search and list of guides when there is none. */
export const IndustryGuideView = ({ data, action, save, hrefOf, search }: IndustryGuideViewProps) => {
  if (data.guide) return <IndustryGuideWidget industry={data} action={action(data.guide)} save={save} />;
  const guides =
    'data' in data.guides
      ? { data: data.guides.data.map((guide) => ({ id: guide.id, title: guide.title, href: hrefOf(guide) })) }
      : data.guides;
  return (
    <NoGuide
      title={data.asked ? t('We have no guide to that industry') : t('Choose an industry')}
      lead={
        data.asked
          ? t('It may have another name here. Pick it from the list below.')
          : t('See which roles it has, what they pay and how to try it out.')
      }
      guides={guides}
      heading={t('All industries')}
      search={search}
    />
  );
};
