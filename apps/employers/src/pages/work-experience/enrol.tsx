import { rich, t } from '@signpost/language';
import { employerUrl } from '@signpost/api-client/page-urls';
import type { Employer } from '@signpost/api-client/employers';
import { Notice, SmartLink, ExternalLink, LoadedPart } from '@signpost/shared-ui';
import type { WorkExperienceData } from './loader';

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

const Leaving = ({ employer: { alias, name, url } }: { employer: Employer }) =>
  url && URL.canParse(url) ? (
    <Notice kind="warning" heading={t('You leave this site to join')}>
      <p>
        {rich(
          'Joining happens on the site of {name}, <strong>{url}</strong>. It has its own rules and privacy notice. What you saved here stays on this device.',
          { name, url: hostOf(url), strong: (text) => <strong>{text}</strong> },
        )}
      </p>
      <p>
        <ExternalLink href={url}>{t('Go to {url}', { url: hostOf(url) })}</ExternalLink>
      </p>
    </Notice>
  ) : (
    <p>
      {rich('Where to join is not published. <link>See how to reach {name}</link>', {
        name,
        link: (text) => <SmartLink href={employerUrl(alias)}>{text}</SmartLink>,
      })}
    </p>
  );

/** How to enrol, with the required notice before an external link; a sample links to listings of real ones. */
export const Enrol = ({ experience, employer }: Pick<WorkExperienceData, 'experience' | 'employer'>) => (
  <>
    {experience.sample && (
      <p>
        {rich(
          'This one is a sample, so its link leads nowhere. Look for real ones at <link>Springpod</link> and <link2>Speakers for Schools</link2>',
          {
            link: (text) => <ExternalLink href="https://www.springpod.com/">{text}</ExternalLink>,
            link2: (text) => <ExternalLink href="https://www.speakersforschools.org/">{text}</ExternalLink>,
          },
        )}
      </p>
    )}
    <LoadedPart part={employer}>{(known) => <Leaving employer={known} />}</LoadedPart>
  </>
);
