import { t } from '@signpost/language';
import type { CareerStep } from '@signpost/api-client/careers';
import { savedPageId, subjectUrl } from '@signpost/api-client/page-urls';
import type { SearchPage } from '@signpost/api-client/search';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { Card, CardGrid, LinkChips, SaveButton } from '@signpost/shared-ui';
import { Notices } from '../../components/notices';
import { subjectsOf } from './subjects';

/** Subjects that lead to a pathway's careers. */
export const Subjects = ({ steps }: { steps: readonly CareerStep[] }) => {
  const subjects = subjectsOf(steps);
  if (subjects.length === 0)
    return <p>{t('No one subject leads here. People come from many, and from work.')}</p>;
  return (
    <LinkChips
      label={t('Subjects that lead there')}
      chips={subjects.map(({ id, title }) => ({ label: title, href: subjectUrl(id) }))}
    />
  );
};

/** What stands in place of the records of a kind when there are none. */
const NONE = {
  get employers() {
    return t('We know of no employer with people in these careers.');
  },
  get virtual_work_experiences() {
    return t('There is none in these subjects yet.');
  },
} as const;

interface FoundProps {
  kind: keyof typeof NONE;
  pages: readonly SearchPage[];
}

/** Search results of a kind as cards, with the required notices. */
export const Found = ({ kind, pages }: FoundProps) => {
  const saving = useSaveButtons('pages');
  const hits = pages.flatMap((page) => page.hits);
  if (hits.length === 0) return <p>{NONE[kind]}</p>;
  return (
    <>
      <CardGrid>
        {hits.map(({ id, name, url, image, facts }) => (
          <li key={id}>
            <Card
              line="employers"
              title={name}
              sample={facts.sample}
              href={url}
              image={image ?? undefined}
              subtitle={facts.employer ?? facts.industry}
              meta={[
                ...(facts.hours === undefined
                  ? []
                  : [t('About {hours, plural, one {# hour} other {# hours}}', { hours: facts.hours })]),
                ...(facts.companySize === undefined ? [] : [facts.companySize]),
                ...(facts.certificate ? [t('Certificate')] : []),
              ]}
              action={
                <SaveButton
                  {...saving({
                    id: savedPageId(kind, id),
                    title: name,
                    url,
                    owner: facts.employer ?? null,
                  })}
                />
              }
            />
          </li>
        ))}
      </CardGrid>
      <Notices records={hits.map(({ facts }) => facts)} />
    </>
  );
};
