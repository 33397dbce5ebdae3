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

/** The in-memory index of providers: profiles, similar providers and the courses that they teach. */
export interface ProviderIndex {
  profiles(): readonly Profile[];
  similarTo(shortId: string): Similar[];
  /** The providers' courses, sorted by title. */
  courses(): CourseIndex;
  /** The survey results of all courses that have them, by theme; loaded on first use. */
  surveyEverywhere(): ReturnType<typeof readSurveyEverywhere>;
  /** Rebuilds the index from the database. */
  refresh(): Promise<void>;
}

/** Builds the index; providers and courses are replaced together, because a list shows both. */
export const buildProviderIndex = async (database: Database): Promise<ProviderIndex> => {
  const load = async () => {
    const profiles = await loadProfiles(database);
    return {
      profiles,
      similarTo: createSimilarity(profiles, await loadIntakes(database)),
      courses: await buildCourseIndex(database, profiles),
      surveyEverywhere: loadOnce(() => readSurveyEverywhere(database)),
    };
  };
  let current = await load();
  return {
    profiles: () => current.profiles,
    similarTo: (shortId) => current.similarTo(shortId),
    courses: () => current.courses,
    surveyEverywhere: () => current.surveyEverywhere(),
    async refresh() {
      current = await load();
    },
  };
};
