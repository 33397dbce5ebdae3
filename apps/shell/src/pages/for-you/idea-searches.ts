import { t } from '@signpost/language';
import type { CourseListItem } from '@signpost/api-client/courses';
import { subjectTitleFromUrl, type Subject } from '@signpost/api-client/guides';
import type { SearchRequest } from '@signpost/api-client/search';
import type { Provider } from '@signpost/api-client/unis';
import { limit } from '@signpost/shared-ui';
import type { Profile } from './profile';

/** A search on behalf of a profile; the visitor reads the reason. */
export interface IdeaSearch {
  readonly because: string;
  readonly request: SearchRequest;
  /** Id of the saved item itself, which is not an idea. */
  readonly excludedId?: string;
}

/** Data behind a profile's parts, as far as it could be loaded. */
export interface ProfileDetails {
  readonly subjects: readonly Subject[];
  readonly near: { readonly lat: number; readonly lng: number; readonly name: string } | null;
  readonly unis: readonly Provider[];
  readonly courses: readonly CourseListItem[];
  /** SOC codes that the quiz matched, the best first. */
  readonly careers: readonly string[];
}

/** Longest reason taken from a record, in characters: two lines of a card. */
const MAX_REASON_LENGTH = 60;

/** Assumed search radius around a postcode, in miles. */
const NEARBY_MILES = 50;

/** The modes of study as the search service names them. */
const MODES: Readonly<Record<string, string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  distance: 'Distance learning',
};

/** Each qualification's words to search for, which are those of the English articles, and its name. */
const qualifications = (): Readonly<Record<string, { readonly words: string; readonly name: string }>> => ({
  al: { words: 'A levels', name: t('A levels') },
  bt: { words: 'BTEC', name: t('a BTEC') },
  sh: { words: 'Scottish Highers', name: t('Scottish Highers') },
  sa: { words: 'Scottish Advanced Highers', name: t('Scottish Advanced Highers') },
});

const where = ({ nation }: Profile, { near }: ProfileDetails) => ({
  ...(near && { near: { lat: near.lat, lng: near.lng, radius: NEARBY_MILES } }),
  ...(!near && nation && { chosen: { country: [nation] } }),
});

const whereInWords = ({ nation }: Profile, { near }: ProfileDetails): string =>
  near ? t(', near {name}', { name: near.name }) : nation ? t(', in {nation}', { nation }) : '';

const bySubject = (profile: Profile, known: ProfileDetails): IdeaSearch[] =>
  profile.subjects.flatMap((id): IdeaSearch[] => {
    const subject = subjectTitleFromUrl(known.subjects, id);
    if (!subject) return [];
    const { chosen, ...place } = where(profile, known);
    const subjects = { ...chosen, subjects: [subject] };
    const because = t('Because you chose {subject}{profile}', {
      subject,
      profile: whereInWords(profile, known),
    });
    const mode = MODES[profile.study ?? ''];
    const study: IdeaSearch =
      profile.study === 'apprenticeship'
        ? { because, request: { kind: 'apprenticeships', perPage: 3, chosen: subjects, ...place } }
        : {
            because,
            request: {
              kind: 'courses',
              perPage: 3,
              chosen: { ...subjects, ...(mode && { studyMode: [mode] }) },
              ...place,
            },
          };
    return [
      study,
      {
        because: t('Because {subject} can lead there', { subject }),
        request: { kind: 'careers', perPage: 2, chosen: { subjects: [subject] } },
      },
    ];
  });

const bySaved = ({ unis, courses, subjects }: ProfileDetails): IdeaSearch[] => [
  ...unis.flatMap((uni): IdeaSearch[] => {
    const ids = uni.related.slice(0, 2).map(({ provider }) => provider.shortProviderId);
    const reason = uni.related[0]?.reasons[0];
    return ids.length === 0
      ? []
      : [
          {
            because: t('Because you saved {name}{value}', {
              name: uni.name,
              value: reason
                ? `: ${limit(reason.charAt(0).toLowerCase() + reason.slice(1), MAX_REASON_LENGTH)}`
                : '',
            }),
            request: { kind: 'universities', ids, perPage: ids.length },
          },
        ];
  }),
  ...courses.flatMap((course): IdeaSearch[] => {
    const subject = subjectTitleFromUrl(subjects, course.subjectGuides[0] ?? '');
    return subject
      ? [
          {
            because: t('Because you saved {title}', { title: course.title }),
            request: { kind: 'courses', query: course.title, perPage: 3, chosen: { subjects: [subject] } },
            excludedId: course.id,
          },
        ]
      : [];
  }),
];

/** Returns the searches for a profile with the reason of each; the most personal first. */
export const ideaSearches = (profile: Profile, known: ProfileDetails): IdeaSearch[] => [
  ...(known.careers.length > 0
    ? [
        {
          because: t('Because of your quiz answers'),
          request: { kind: 'careers', ids: known.careers, perPage: known.careers.length } as const,
        },
      ]
    : []),
  ...bySaved(known),
  ...bySubject(profile, known),
  ...(profile.study === 'apprenticeship' && profile.subjects.length === 0
    ? [
        {
          because: t('Because you want to work and learn{profile}', {
            profile: whereInWords(profile, known),
          }),
          request: { kind: 'apprenticeships', perPage: 4, ...where(profile, known) } as const,
        },
      ]
    : []),
  ...(known.near
    ? [
        {
          because: t('Because it is near {name}', { name: known.near.name }),
          request: {
            kind: 'open_days',
            perPage: 2,
            near: { lat: known.near.lat, lng: known.near.lng, radius: NEARBY_MILES },
          } as const,
        },
      ]
    : []),
  ...(profile.nation && !known.near
    ? [
        {
          because: t('Because you want to be in {nation}', { nation: profile.nation }),
          request: { kind: 'universities', perPage: 3, chosen: { country: [profile.nation] } } as const,
        },
      ]
    : []),
  ...(qualifications()[profile.qualification ?? '']
    ? [
        {
          because: t('Because you are taking {name}', {
            name: qualifications()[profile.qualification ?? '']?.name ?? '',
          }),
          request: {
            kind: 'articles',
            query: qualifications()[profile.qualification ?? '']?.words ?? '',
            perPage: 1,
          } as const,
        },
      ]
    : []),
];
