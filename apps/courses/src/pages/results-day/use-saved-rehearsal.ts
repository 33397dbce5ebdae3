import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFavourites, type Favourites } from '@signpost/identity';
import { chosenIds, MAX_LISTED, readIds } from '../../components/course-ids';
import { RESULTS_DAY } from '../../components/course-url';
import { myGrades } from '@signpost/identity/my-grades';
import { GRADE_PARAMETER } from '@signpost/api-client/tariff';
import { OTHERS_PARAMETER, PREDICTED_PARAMETER } from './address';

/**
 * Returns the query string with what this device has and the address lacks: the choices, the other saved courses, and
 * the grades. What the address has stays as it is; a list with a course that is not saved here is another person's.
 */
const filled = (search: string, favourites: Favourites, grades: readonly string[]): string => {
  const parameters = new URLSearchParams(search);
  const given = readIds(parameters, 'courses');
  const saved = favourites.courses.map(({ id }) => id);
  const courses = given.length > 0 ? given : chosenIds(favourites);
  if (courses.length === 0 || !courses.every((id) => saved.includes(id))) return search;
  const others = saved.filter((id) => !courses.includes(id)).slice(-MAX_LISTED);
  if (given.length === 0) parameters.set('courses', courses.join(','));
  if (!parameters.has(OTHERS_PARAMETER) && others.length > 0) {
    parameters.set(OTHERS_PARAMETER, others.join(','));
  }
  const hasGrades = parameters.has(GRADE_PARAMETER) || parameters.has(PREDICTED_PARAMETER);
  if (!hasGrades && grades.length > 0) {
    for (const name of [GRADE_PARAMETER, PREDICTED_PARAMETER]) parameters.set(name, grades.join(','));
  }
  return parameters.size > new URLSearchParams(search).size ? `?${parameters}` : search;
};

/** Fills the address with what is saved on this device and not in it. */
export const useSavedRehearsal = (): void => {
  const { search } = useLocation();
  const favourites = useFavourites();
  const navigate = useNavigate();
  useEffect(() => {
    const wanted = filled(search, favourites, myGrades.read());
    if (wanted !== search) void navigate(RESULTS_DAY + wanted, { replace: true });
  }, [search, favourites, navigate]);
};
