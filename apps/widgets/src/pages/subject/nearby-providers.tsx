import { t } from '@signpost/language';
import { placeFound, postcodeProblem, type Located } from '@signpost/api-client/geocode';
import { providerUrl } from '@signpost/api-client/page-urls';
import type { SubjectProvider, SubjectProviderPage } from '@signpost/api-client/unis-by-subject';
import { LinkChips, PostcodeForm, SmartLink, miles } from '@signpost/shared-ui';

const chipOf = (provider: SubjectProvider) => ({
  label: `${provider.name}, ${miles(provider.distance)}`,
  href: providerUrl(provider),
});

export interface NearbyProvidersProps {
  subject: { readonly id: string; readonly title: string };
  /** Path of the page, to which the form goes. */
  action: string;
  located: Located | null;
  page: SubjectProviderPage;
}

/** How many providers teach a subject, and those nearest to the visitor's postcode (C-16). */
export const NearbyProviders = ({ subject, action, located, page }: NearbyProvidersProps) => {
  const place = placeFound(located);
  const all = `/explore/unis?${new URLSearchParams({ subject: subject.id })}`;
  return (
    <>
      <p>
        {t('{total, plural, one {# university here teaches} other {# universities here teach}} {subject}.', {
          total: page.total,
          subject: subject.title,
        })}{' '}
        {page.total > 0 && <SmartLink href={all}>{t('See them all')}</SmartLink>}
      </p>
      {place && page.results.length > 0 && (
        <LinkChips
          label={t('Nearest to {place}, in a straight line', { place })}
          chips={page.results.map(chipOf)}
        />
      )}
      <PostcodeForm
        action={action}
        postcode={located?.postcode}
        error={postcodeProblem(located?.found)}
        submit={t('Show the nearest')}
      />
    </>
  );
};
