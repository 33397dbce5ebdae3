import { ButtonLink } from '@signpost/shared-ui';
import { NoGuide } from '../../components/no-guide';
import { SaveGuide } from '../../components/save-guide';
import { subjectPath, subjectWidgetPath } from './address';
import type { SubjectData } from './load';
import { SubjectWidget } from './subject-widget';

export interface SubjectViewProps {
  data: SubjectData;
  /** Inside another site nothing is kept: the guide is saved where it has its page. */
  embedded?: boolean;
}

const SEARCH = { action: '/explore/search/subject_guides', label: 'Search subjects' };

/** A subject's guide, or what helps where there is none. */
export const SubjectView = ({ data, embedded = false }: SubjectViewProps) => {
  const hrefOf = embedded ? subjectWidgetPath : subjectPath;
  if (data.guide) {
    const { id, title } = data.guide;
    const url = subjectPath(id);
    const action = embedded ? (
      <ButtonLink href={url} variant="primary">
        Open this guide on Signpost
      </ButtonLink>
    ) : (
      <SaveGuide kind="subjects" id={id} title={title} url={url} />
    );
    return <SubjectWidget subject={data} action={action} hrefOf={hrefOf} />;
  }
  const guides =
    'data' in data.subjects
      ? { data: data.subjects.data.map(({ id, title }) => ({ id, title, href: hrefOf(id) })) }
      : data.subjects;
  return (
    <NoGuide
      title={data.asked ? 'We have no guide to that subject' : 'Choose a subject'}
      lead={
        data.asked
          ? 'It may have another name here. Pick it from the list below.'
          : 'See what you study, what it can lead to and what graduates earn.'
      }
      guides={guides}
      heading="All subjects"
      search={embedded ? undefined : SEARCH}
    />
  );
};
