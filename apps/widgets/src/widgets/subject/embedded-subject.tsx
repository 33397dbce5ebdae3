import { CompactGuide } from '../../components/compact-guide';
import { OpenOnSite } from '../../components/open-on-site';
import { subjectUrl } from '@signpost/api-client/page-urls';
import { subjectWidgetPath } from './address';
import type { SubjectData } from './load';
import { SubjectView } from './subject-view';

/** A subject inside another site: stores nothing, and links to other subjects replace it in place. */
export const EmbeddedSubject = ({ data, compact }: { data: SubjectData; compact: boolean }) =>
  compact && data.guide ? (
    <CompactGuide guide={data.guide} action={<OpenOnSite href={subjectUrl(data.guide.id)} />} />
  ) : (
    <SubjectView
      data={data}
      action={({ id }) => <OpenOnSite href={subjectUrl(id)} />}
      hrefOf={subjectWidgetPath}
    />
  );
