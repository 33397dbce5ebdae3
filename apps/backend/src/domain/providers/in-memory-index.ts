import type { CourseIndex } from '../courses/listing/in-memory-index';
import { buildCourseIndex } from '../courses/listing/in-memory-index';
import type { Database } from '../../platform/database/connection';
import { loadOnce } from '../../platform/database/load-once';
import { loadIntakes } from './intake';
import type { Profile } from './profiles';
import { loadProfiles } from './profiles';
import type { Similar } from './similar';
import { createSimilarity } from './similar';
import { readSurveyEverywhere } from './student-figures';

/** What is kept of the providers in memory: their profiles, who is like whom, the courses they teach. */
export interface ProviderIndex {
  profiles(): readonly Profile[];
  similarTo(shortId: string): Similar[];
  /** Their courses, in the order of titles. */
  courses(): CourseIndex;
  /** The survey of all courses that have it, by theme: read when first asked for. */
  surveyEverywhere(): ReturnType<typeof readSurveyEverywhere>;
  /** Reads the database again. */
  refresh(): Promise<void>;
}

/** Reads the providers and their courses: one moment's of both, since a list shows them together. */
export const buildProviderIndex = async (database: Database): Promise<ProviderIndex> => {
  const read = async () => {
    const profiles = await loadProfiles(database);
    return {
      profiles,
      similarTo: createSimilarity(profiles, await loadIntakes(database)),
      courses: await buildCourseIndex(database, profiles),
      surveyEverywhere: loadOnce(() => readSurveyEverywhere(database)),
    };
  };
  let current = await read();
  return {
    profiles: () => current.profiles,
    similarTo: (shortId) => current.similarTo(shortId),
    courses: () => current.courses,
    surveyEverywhere: () => current.surveyEverywhere(),
    async refresh() {
      current = await read();
    },
  };
};
