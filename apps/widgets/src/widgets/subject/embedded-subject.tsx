import { OpenOnSite } from '../../components/open-on-site';
import { subjectPath, subjectWidgetPath } from './address';
import type { SubjectData } from './load';
import { SubjectView } from './subject-view';

/** A subject inside another site: nothing is kept there, and other subjects take its place. */
export const EmbeddedSubject = ({ data }: { data: SubjectData }) => (
  <SubjectView
    data={data}
    action={({ id }) => <OpenOnSite href={subjectPath(id)} />}
    hrefOf={subjectWidgetPath}
  />
);
