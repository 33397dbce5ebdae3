import type { LoaderFunctionArgs } from 'react-router-dom';
import type { StudentFigures } from '@signpost/api-client/unis';
import { dataOf } from '@signpost/api-client/parts';
import { loadStudents } from '../../components/load-students';
import { loadProvider } from '../../components/provider/load-provider';
import type { SubPageData } from '../../components/sub-page/sub-page-handle';

/** Data of the page about access. */
export interface OutreachData extends SubPageData {
  /** With which qualifications people began here; null without data, or when it cannot be loaded. */
  readonly students: StudentFigures | null;
}

/** Loads a provider and the entry qualifications of its students. */
export const loader = async (args: LoaderFunctionArgs): Promise<OutreachData> => {
  const provider = await loadProvider(args);
  const students = await loadStudents(args.context, provider);
  return { provider, students: dataOf(students, null) };
};
