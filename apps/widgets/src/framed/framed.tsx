import { useEffect, useRef, type ReactNode } from 'react';
import styles from '../components/guide.module.css';
import { reportHeight } from './report-height';

/** A page that stands in another site's frame, which it tells its height. Opened by itself it has nobody to tell. */
export const Framed = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current && window.parent !== window) return reportHeight(place.current);
  }, []);
  return (
    <div ref={place} className={styles.framed}>
      {children}
    </div>
  );
};
