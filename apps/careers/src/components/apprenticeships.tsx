import { rich, t } from '@signpost/language';
import type { ApprenticeshipPage } from '@signpost/api-client/jobs';
import { savedPageId } from '@signpost/api-client/page-urls';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { ApprenticeshipCard, CardGrid, SaveButton, SmartLink } from '@signpost/shared-ui';
import { Notices } from './notices';

export interface ApprenticeshipsProps {
  page: ApprenticeshipPage;
  /** Says what the shown ones have before the others: "These 3 close first." */
  first: (shown: number) => string;
}

/** Apprenticeships that are open for applications, counted when they are real, or a link to others when there are none. */
export const Apprenticeships = ({ page: { total, results }, first }: ApprenticeshipsProps) => {
  const saving = useSaveButtons('pages');
  if (results.length === 0)
    return (
      <p>
        {rich(
          'None takes applications today. New ones come all year: <link>look at all apprenticeships</link>.',
          { link: (text) => <SmartLink href="/explore/search/apprenticeships">{text}</SmartLink> },
        )}
      </p>
    );
  return (
    <>
      {results.every(({ sample }) => !sample) && (
        <p>
          {t(
            '{total, plural, one {# apprenticeship takes} other {# apprenticeships take}} applications now.',
            {
              total,
            },
          )}{' '}
          {total > results.length && first(results.length)}
        </p>
      )}
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
              stage={job.level === null ? null : t('Level {level}', { level: job.level })}
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
