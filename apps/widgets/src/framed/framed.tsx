import { useEffect, useRef, type ReactNode } from 'react';
import styles from '../components/guide.module.css';
import { reportHeight } from './report-height';

/**
 * A page for another site's frame that reports its height to the host. It sends nothing when opened outside a frame.
 */
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
