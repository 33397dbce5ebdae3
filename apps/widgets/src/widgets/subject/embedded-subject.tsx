import { OpenOnSite } from '../../components/open-on-site';
import { subjectPath, subjectWidgetPath } from './address';
import type { SubjectData } from './load';
import { SubjectView } from './subject-view';

/** A subject inside another site: stores nothing, and links to other subjects replace it in place. */
export const EmbeddedSubject = ({ data }: { data: SubjectData }) => (
  <SubjectView
    data={data}
    action={({ id }) => <OpenOnSite href={subjectPath(id)} />}
    hrefOf={subjectWidgetPath}
  />
);
