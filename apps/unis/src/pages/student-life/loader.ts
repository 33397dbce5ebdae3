import type { LoaderFunctionArgs } from 'react-router-dom';
import type { LocationStory } from '@signpost/api-client/guides';
import type { Provider, StudentFigures } from '@signpost/api-client/unis';
import { dataOf, type Loaded } from '@signpost/api-client/parts';
import { loadPlace } from '../../components/load-place';
import { loadStudents } from '../../components/load-students';
import { loadProvider } from '../../components/provider/load-provider';

/** Data of the student life page. */
export interface StudentLifeData {
  readonly provider: Provider;
  readonly place: Loaded<readonly LocationStory[]>;
  /** What its students say; null without data, or when it cannot be loaded. */
  readonly students: StudentFigures | null;
}

/** Loads a provider, the guides to its location and what its students say. */
export const loader = async (args: LoaderFunctionArgs): Promise<StudentLifeData> => {
  const provider = await loadProvider(args);
  const [place, students] = await Promise.all([
    loadPlace(args.context, provider),
    loadStudents(args.context, provider),
  ]);
  return { provider, place, students: dataOf(students, null) };
};
