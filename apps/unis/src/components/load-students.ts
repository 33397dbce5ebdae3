import type { ContextReader } from '@signpost/api-client/base';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { studentFiguresApi, type Provider, type StudentFigures } from '@signpost/api-client/unis';

/** Loads the survey results and entry qualifications of a provider's students (C-15); null for one without any. */
export const loadStudents = (
  context: ContextReader,
  { shortProviderId: id }: Provider,
): Promise<Loaded<StudentFigures | null>> =>
  loadPart(context, studentFiguresApi.endpoints.getStudentFigures.initiate({ id }));
