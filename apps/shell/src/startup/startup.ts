import type { ContextReader } from '@signpost/api-client/base';
import { completeSavedLocations, startAssessment } from '@signpost/identity';
import { loadLocations, loadSubjects } from './lists';
import { START_ERROR } from './start-error';

/**
 * Tasks that run once per document, after hydration: loads subjects and places, completes saved places (S-03), then
 * takes the assessment's id from the query string that the document was opened with (S-07, B-10). Lists that cannot be
 * loaded send an event and do not fail this page: a page that needs one names it in its `handle.middleware` and shows the
 * error screen.
 */
export const startUp = async (context: ContextReader, search: string): Promise<void> => {
  try {
    const [locations] = await Promise.all([loadLocations(context), loadSubjects(context)]);
    completeSavedLocations(locations);
  } catch (error) {
    window.dispatchEvent(new CustomEvent(START_ERROR, { detail: error }));
  }
  startAssessment(new URLSearchParams(search));
};
