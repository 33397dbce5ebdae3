import { t } from '@signpost/language';
import { employerUrl } from '@signpost/api-client/page-urls';
import { useMemo } from 'react';
import type { Employer } from '@signpost/api-client/employers';
import { PlacesMap } from '@signpost/shared-ui';
import { oneLine } from './address';
import styles from './page.module.css';

const PlaceList = ({ employer: { address, branchLocations } }: { employer: Employer }) => (
  <ul className={styles.places}>
    <li>
      <strong>{t('Main site')}</strong> {oneLine(address)}
    </li>
    {branchLocations.map((branch) => (
      <li key={oneLine(branch)}>{oneLine(branch)}</li>
    ))}
  </ul>
);

/** Locations of an employer: the main site on a map, rendered when it scrolls into view, and all sites as a list. */
export const Places = ({ employer }: { employer: Employer }) => {
  const { alias, name, latlon } = employer;
  const points = useMemo(
    () =>
      latlon
        ? [{ ...latlon, id: alias, name, href: `${employerUrl(alias)}#places`, line: 'employers' as const }]
        : [],
    [alias, name, latlon],
  );
  if (points.length === 0) return <PlaceList employer={employer} />;
  return (
    <PlacesMap points={points} label={t('Where {name} is', { name })}>
      <PlaceList employer={employer} />
    </PlacesMap>
  );
};
