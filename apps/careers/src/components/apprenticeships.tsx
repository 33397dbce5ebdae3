import type { ApprenticeshipPage } from '@signpost/api-client/jobs';
import { savedPageId } from '@signpost/api-client/page-urls';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { ApprenticeshipCard, CardGrid, counted, SaveButton, SmartLink } from '@signpost/shared-ui';
import { Notices } from './notices';

export interface ApprenticeshipsProps {
  page: ApprenticeshipPage;
  /** What the shown ones have before the others: "close first". */
  first: string;
}

/** Apprenticeships that are open for applications, or a link to other listings when there are none. */
export const Apprenticeships = ({ page: { total, results }, first }: ApprenticeshipsProps) => {
  const saving = useSaveButtons('pages');
  if (results.length === 0)
    return (
      <p>
        None takes applications today. New ones come all year:{' '}
        <SmartLink href="/explore/search/apprenticeships">look at all apprenticeships</SmartLink>.
      </p>
    );
  return (
    <>
      <p>
        {counted(total, 'apprenticeship')} {total === 1 ? 'takes' : 'take'} applications now
        {total > results.length && `. These ${results.length} ${first}`}.
      </p>
      <CardGrid>
        {results.map((job) => (
          <li key={job.id}>
            <ApprenticeshipCard
              title={job.title}
              sample={job.sample}
              href={job.url}
              employer={job.recruiter}
              logo={job.logo || undefined}
              place={job.location || null}
              stage={job.level === null ? null : `Level ${job.level}`}
              wage={job.salary || null}
              closes={job.closingDate}
              action={
                <SaveButton
                  {...saving({
                    id: savedPageId('apprenticeships', job.id),
                    title: job.title,
                    url: job.url,
                    owner: job.recruiter,
                  })}
                />
              }
            />
          </li>
        ))}
      </CardGrid>
      <Notices records={results} />
    </>
  );
};
