import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  studentFiguresApi,
  subjectFiguresApi,
  type Provider,
  type StudentFigures,
  type SubjectFigures,
} from '@signpost/api-client/unis';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { loadProvider } from '../../components/load-provider';

/** What the page shows. */
export interface StatsData {
  readonly provider: Provider;
  readonly subjects: Loaded<readonly SubjectFigures[]>;
  readonly students: Loaded<StudentFigures | null>;
}

/** Loads a provider, the figures of its subjects and of its students; without those, the figures of the whole provider stand. */
export const loader = async (asked: LoaderFunctionArgs): Promise<StatsData> => {
  const provider = await loadProvider(asked);
  const id = provider.shortProviderId;
  const [subjects, students] = await Promise.all([
    loadPart(asked.context, subjectFiguresApi.endpoints.listSubjectFigures.initiate({ id })),
    loadPart(asked.context, studentFiguresApi.endpoints.getStudentFigures.initiate({ id })),
  ]);
  return { provider, subjects, students };
};
