import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { subjectsApi } from '@signpost/api-client/guides';
import { A_LEVEL_PARAMETER, readALevels } from './a-levels';
import { compareSubjects } from './compare-asks';
import type { SubjectsData } from './page-data';
import { CHECKED } from './usual-asks';

/** Compares the A levels in the address with what subjects usually ask for; unknown ones are named, with status 400. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const read = readALevels(new URL(request.url).searchParams.getAll(A_LEVEL_PARAMETER));
  const subjects =
    read.chosen.length > 0
      ? await load(context, subjectsApi.endpoints.listSubjects.initiate(undefined))
      : null;
  const compared = subjects && compareSubjects(subjects, read.chosen);
  const page: SubjectsData = { ...read, compared, checked: CHECKED };
  return read.rejected.length > 0 || read.isOverLimit ? data(page, { status: 400 }) : page;
};
