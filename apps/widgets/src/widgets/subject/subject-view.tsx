import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import type { SubjectGuideInFull } from '@signpost/api-client/guides';
import { NoGuide } from '../../components/no-guide';
import type { SaveAction } from '../../components/save-guide';
import type { SubjectData } from './load';
import { SubjectWidget } from './subject-widget';

export interface SubjectViewProps {
  data: SubjectData;
  /** Action for a guide: save it, or open it on the site. */
  action: (guide: SubjectGuideInFull) => ReactNode;
  /** The save buttons of what a guide lists; omitted inside other sites. */
  save?: SaveAction;
  /** Returns the URL of a subject guide. */
  hrefOf: (id: string) => string;
  /** A search box, shown when there is no guide. */
  search?: ReactNode;
  /** The part about who teaches the subject, on the site's own page. */
  providers?: ReactNode;
}

/** A subject guide, or the search and list of subjects when there is none. */
export const SubjectView = ({ data, action, save, hrefOf, search, providers }: SubjectViewProps) => {
  if (data.guide) {
    return (
      <SubjectWidget
        subject={data}
        action={action(data.guide)}
        save={save}
        hrefOf={hrefOf}
        providers={providers}
      />
    );
  }
  const guides =
    'data' in data.subjects
      ? { data: data.subjects.data.map(({ id, title }) => ({ id, title, href: hrefOf(id) })) }
      : data.subjects;
  return (
    <NoGuide
      title={data.asked ? t('We have no guide to that subject') : t('Choose a subject')}
      lead={
        data.asked
          ? t('It may have another name here. Pick it from the list below.')
          : t('See what you study, what it can lead to and what graduates earn.')
      }
      guides={guides}
      heading={t('All subjects')}
      search={search}
    />
  );
};
