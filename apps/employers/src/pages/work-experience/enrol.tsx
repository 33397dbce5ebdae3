import { employerUrl } from '@signpost/api-client/page-urls';
import type { Employer } from '@signpost/api-client/employers';
import { Notice, SmartLink, ExternalLink, LoadedPart } from '@signpost/shared-ui';
import type { WorkExperienceData } from './loader';

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

const Leaving = ({ employer: { alias, name, url } }: { employer: Employer }) =>
  url && URL.canParse(url) ? (
    <Notice kind="warning" heading="You leave this site to join">
      <p>
        Joining happens on the site of {name}, <strong>{hostOf(url)}</strong>. It has its own rules and
        privacy notice. What you saved here stays on this device.
      </p>
      <p>
        <ExternalLink href={url}>Go to {hostOf(url)}</ExternalLink>
      </p>
    </Notice>
  ) : (
    <p>
      Where to join is not published. <SmartLink href={employerUrl(alias)}>See how to reach {name}</SmartLink>
    </p>
  );

/** How to enrol, with the required notice before an external link; a sample links to listings of real ones. */
export const Enrol = ({ experience, employer }: Pick<WorkExperienceData, 'experience' | 'employer'>) => (
  <>
    {experience.sample && (
      <p>
        This one is a sample, so its link leads nowhere. Look for real ones at{' '}
        <ExternalLink href="https://www.springpod.com/">Springpod</ExternalLink> and{' '}
        <ExternalLink href="https://www.speakersforschools.org/">Speakers for Schools</ExternalLink>
      </p>
    )}
    <LoadedPart part={employer}>{(known) => <Leaving employer={known} />}</LoadedPart>
  </>
);
