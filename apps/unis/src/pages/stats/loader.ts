import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  subjectFiguresApi,
  type Provider,
  type StudentFigures,
  type SubjectFigures,
} from '@signpost/api-client/unis';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { loadStudents } from '../../components/load-students';
import { loadProvider } from '../../components/provider/load-provider';

/** Data of the figures page. */
export interface StatsData {
  readonly provider: Provider;
  readonly subjects: Loaded<readonly SubjectFigures[]>;
  readonly students: Loaded<StudentFigures | null>;
}

/**
 * Loads a provider and the figures of its subjects and students; without those, the provider's overall figures
 * are shown.
 */
export const loader = async (args: LoaderFunctionArgs): Promise<StatsData> => {
  const provider = await loadProvider(args);
  const id = provider.shortProviderId;
  const [subjects, students] = await Promise.all([
    loadPart(args.context, subjectFiguresApi.endpoints.listSubjectFigures.initiate({ id })),
    loadStudents(args.context, provider),
  ]);
  return { provider, subjects, students };
};
