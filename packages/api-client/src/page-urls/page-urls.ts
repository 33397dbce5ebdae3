import { slugOf } from './slug';

/** Length of the prefix of a provider's id in the site's URLs. */
const SHORT_ID_LENGTH = 8;

/** Returns the prefix of a provider's id that the site's URLs use. */
export const shortProviderIdOf = (providerId: string): string => providerId.slice(0, SHORT_ID_LENGTH);

/** What names a course in its path; `englishTitle` is set where `title` is not the English one. */
export interface AddressedCourse {
  readonly id: string;
  readonly title: string;
  readonly englishTitle?: string | null | undefined;
}

/** Returns the path of a course's page, of its English title, so that it is the same in every language. */
export const courseUrl = ({ id, title, englishTitle }: AddressedCourse): string =>
  `/explore/courses/${id}/${slugOf(englishTitle ?? title) || 'course'}`;

/** Returns the path of a provider's page. */
export const providerUrl = ({
  shortProviderId,
  name,
}: {
  readonly shortProviderId: string;
  readonly name: string;
}): string => `/explore/unis/${shortProviderId}/${slugOf(name)}`;

/** Returns the path of an employer's page. */
export const employerUrl = (alias: string): string => `/explore/employer/${encodeURIComponent(alias)}`;

/** Returns the path of a subject's page. */
export const subjectUrl = (id: string): string => `/explore/subjects/${id}`;

/** Returns the path of the courses found by a text. */
export const courseSearchUrl = (text: string): string =>
  `/explore/search/courses?q=${encodeURIComponent(text)}`;
