import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { Button, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import { answerAll, isMeasuringAllowed, onAnswer } from './answers';
import styles from './banner.module.css';

/** Between the banner and what has the focus. */
const GAP = '0.75rem';

/**
 * Makes room below the page for the banner, so that its end and what has the focus can be seen above it. By properties
 * that nothing inherits, and without variables: setting or using one on the document has a telephone style the whole page
 * anew.
 */
const useRoomBelow = (banner: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const room = (covered: string) => {
      document.documentElement.style.scrollPaddingBlockEnd = covered && `calc(${covered} + ${GAP})`;
      document.body.style.paddingBlockEnd = covered;
    };
    const observer = new ResizeObserver(() => room(`${banner.current?.offsetHeight ?? 0}px`));
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      room('');
    };
  }, [banner]);

const Question = () => {
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);
  return (
    <section ref={banner} aria-labelledby="consent-heading" className={styles.banner}>
      <div className={styles.words}>
        <h2 id="consent-heading" className={styles.heading}>
          May we keep some handy things?
        </h2>
        {/* In short lines: a paragraph that is the largest thing on a telephone's screen makes the page seem to come late. */}
        <ul className={styles.things}>
          <li>Your searches, on this device</li>
          <li>A count of which pages help</li>
        </ul>
        <p>
          Signpost works as well without. <SmartLink href="/cookies">What is kept and why</SmartLink>
        </p>
      </div>
      <div className={styles.answers}>
        <Button onClick={() => answerAll(true)}>Accept</Button>
        <Button onClick={() => answerAll(false)}>Reject</Button>
      </div>
    </section>
  );
};

/**
 * Asks once for consent, at the foot of the page and in nobody's way: yes and no are alike, and until there is an answer
 * it is no. The cookies page changes the answer, and takes it back.
 */
export const ConsentBanner = () => {
  const answer = useSyncExternalStore(onAnswer, isMeasuringAllowed);
  const asked = useRef(false);
  if (answer === null) asked.current = true;
  return (
    <>
      {answer === null && <Question />}
      <VisuallyHidden>
        <span role="status">
          {answer !== null &&
            asked.current &&
            'Your answer is kept. You can change it on the page Cookies and privacy.'}
        </span>
      </VisuallyHidden>
    </>
  );
};
