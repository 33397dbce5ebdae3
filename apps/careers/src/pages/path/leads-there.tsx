import type { CareerStep } from '@signpost/api-client/careers';
import { subjectUrl } from '@signpost/api-client/page-urls';
import type { SearchPage } from '@signpost/api-client/search';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { Card, CardGrid, counted, LinkChips, SaveButton } from '@signpost/shared-ui';
import { Notices } from '../../components/notices';
import { subjectsOf } from './subjects';

/** Subjects that lead to a pathway's careers. */
export const Subjects = ({ steps }: { steps: readonly CareerStep[] }) => {
  const subjects = subjectsOf(steps);
  if (subjects.length === 0) return <p>No one subject leads here. People come from many, and from work.</p>;
  return (
    <LinkChips
      label="Subjects that lead there"
      chips={subjects.map(({ id, title }) => ({ label: title, href: subjectUrl(id) }))}
    />
  );
};

/** The first part of the node ids of the kinds of pages. */
const NODE_IDS: Readonly<Record<string, string>> = {
  employers: 'employers',
  virtual_work_experiences: 'work-experiences',
};

/** Search results as cards (employers, work experiences), with the required notices. */
export const Found = ({ pages, none }: { pages: readonly SearchPage[]; none: string }) => {
  const saving = useSaveButtons('pages');
  const hits = pages.flatMap((page) => page.hits);
  if (hits.length === 0) return <p>{none}</p>;
  return (
    <>
      <CardGrid>
        {hits.map(({ kind, id, name, url, image, facts }) => (
          <li key={id}>
            <Card
              line="employers"
              title={name}
              sample={facts.sample}
              href={url}
              image={image ?? undefined}
              subtitle={facts.employer ?? facts.industry}
              meta={[
                ...(facts.hours === undefined ? [] : [`About ${counted(facts.hours, 'hour')}`]),
                ...(facts.companySize === undefined ? [] : [facts.companySize]),
                ...(facts.certificate ? ['Certificate'] : []),
              ]}
              action={
                <SaveButton
                  {...saving({
                    id: `${NODE_IDS[kind]}:${id}`,
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
