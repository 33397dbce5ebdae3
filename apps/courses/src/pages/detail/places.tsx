import { t } from '@signpost/language';
import { courseUrl } from '@signpost/api-client/page-urls';
import { useOwnPlace } from '@signpost/identity/own-place';
import type { CourseDetails } from '@signpost/api-client/course-details';
import { Button, GetForm, PostcodeField, miles } from '@signpost/shared-ui';
import { milesBetween } from '@signpost/api-client/geocode';
import { GRADE_PARAMETER, writeGrades } from '@signpost/api-client/tariff';
import type { DetailData } from './page-data';
import styles from './page.module.css';

interface Place {
  readonly name: string;
  readonly position: { readonly lat: number; readonly lng: number } | null;
}

/** Returns the teaching locations without duplicates: from the course's options, else from its list entry. */
const placesOf = ({ options, record }: CourseDetails): Place[] => {
  const byOption = options.flatMap(({ location, position }) =>
    location ? [{ name: location, position }] : [],
  );
  const listed = (record?.locations ?? []).map(({ name, latitude, longitude }) => ({
    name,
    position: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
  }));
  const places = byOption.length > 0 ? byOption : listed;
  return [...new Map(places.map((place) => [place.name, place])).values()];
};

/** Study locations, which may differ from the university's address, with their distance from the visitor. */
export const Places = ({ course, from, mine }: Pick<DetailData, 'course' | 'from' | 'mine'>) => {
  const places = placesOf(course);
  const own = useOwnPlace();
  const measuredFrom = from.from ?? (own && { ...own, name: own.postcode });
  return (
    <>
      <GetForm
        action={`${courseUrl(course)}`}
        keep={mine.grades.length > 0 ? { [GRADE_PARAMETER]: writeGrades(mine.grades) } : {}}
        label={t('Distance')}
        className={styles.distance}
      >
        <PostcodeField
          key={from.postcode}
          label={t('Your postcode')}
          hint={t('To see how far you would travel')}
          name="postcode"
          defaultValue={from.postcode}
          error={from.error ?? undefined}
        />
        <Button type="submit">{t('Show distance')}</Button>
      </GetForm>
      {places.length === 0 ? (
        <p>{t('Where this course is taught is not published.')}</p>
      ) : (
        <ul className={styles.places}>
          {places.map(({ name, position }) => (
            <li key={name}>
              <strong>{name}</strong>
              {measuredFrom && (
                <span className={styles.soft}>
                  {position
                    ? t('{miles} from {name}, in a straight line', {
                        miles: miles(milesBetween(measuredFrom, position)),
                        name: measuredFrom.name,
                      })
                    : t('Its place on the map is not published')}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
