import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { OpenDay } from '@signpost/api-client/events';
import { whenVisible } from '@signpost/shared-ui';
import styles from './open-days.module.css';

const load = () => import(/* webpackChunkName: "unis.reminder" */ './reminder');

/**
 * [E-19] The place of an open day's reminder button, which is loaded when it comes into view: it works only with scripts,
 * and most visits do not reach it.
 */
export const RemindMe = ({ day }: { day: OpenDay }) => {
  const place = useRef<HTMLSpanElement>(null);
  const [loaded, setLoaded] = useState<{ readonly Reminder: ComponentType<{ day: OpenDay }> } | null>(null);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    // Without its code there is no button, and everything else works.
    return whenVisible(place.current, () => void load().then(setLoaded, () => undefined));
  }, []);
  return (
    <span ref={place} className={styles.remind}>
      {loaded && <loaded.Reminder day={day} />}
    </span>
  );
};
