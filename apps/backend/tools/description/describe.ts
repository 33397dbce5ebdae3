import type { CourseRecord } from '../../src/domain/catalogue/course-record';
import type { ProviderRecord } from '../../src/domain/catalogue/record';
import { groupBy } from '../../src/domain/publication/group-by';
import type { ProviderFacts } from '../collect-providers';
import { createContext } from './context';
import { outcomesParagraph } from './outcomes';
import { placeParagraph } from './place';
import { teachingParagraph } from './teaching';

type CourseFacts = Pick<CourseRecord, 'provider' | 'subjects' | 'modes'>;

/**
 * Adds to each provider a generated description in Markdown, based on its facts and its comparison with the others. Its
 * numbers of courses are of those listed, as on its page; of those published where none is listed.
 */
export const describeProviders = (
  providers: readonly ProviderFacts[],
  courses: readonly CourseFacts[],
): ProviderRecord[] => {
  const contextOf = createContext(providers);
  const coursesOf = groupBy(courses, ({ provider }) => provider);
  return providers.map((provider) => {
    const context = contextOf(provider);
    const counted = withListedCounts(provider, coursesOf.get(provider.ukprn) ?? []);
    const paragraphs = [placeParagraph, teachingParagraph, outcomesParagraph].map((write) =>
      write(counted, context),
    );
    return { ...recordOf(provider), description: paragraphs.filter(Boolean).join('\n\n') };
  });
};

const withListedCounts = (provider: ProviderFacts, listed: readonly CourseFacts[]): ProviderFacts => {
  if (listed.length === 0) return provider;
  const countOf = (code: string) =>
    listed.filter(({ subjects }) => subjects.some((subject) => subject.startsWith(code))).length;
  return {
    ...provider,
    courseCount: listed.length,
    partTime: listed.filter(({ modes }) => modes.includes('part-time')).length,
    subjects: provider.subjects
      .map((subject) => ({ ...subject, courses: countOf(subject.code) }))
      .filter((subject) => subject.courses > 0)
      .sort((one, other) => other.courses - one.courses || (one.code < other.code ? -1 : 1)),
  };
};

/** Removes the facts that are not stored in the catalogue. */
const recordOf = (provider: ProviderFacts): Omit<ProviderRecord, 'description'> => {
  const facts: Omit<ProviderRecord, 'description'> & { partTime?: number; abroad?: boolean } = {
    ...provider,
  };
  delete facts.partTime;
  delete facts.abroad;
  return facts;
};
