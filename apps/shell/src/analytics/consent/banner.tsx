import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { Button, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import { answerAll, isMeasurementAllowed, onAnswer } from './answers';
import styles from './banner.module.css';

/** Distance between the banner and the focused element. */
const FOCUS_GAP = '0.75rem';

/**
 * Adds space below the page and a scroll padding, both as high as the banner, so that the banner covers neither the
 * page's end nor the focused element. Sets properties that are not inherited and no custom properties: those on the
 * document element make a phone recalculate the styles of the whole page.
 */
const useSpaceForBanner = (banner: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const reserveSpace = (height: string) => {
      document.documentElement.style.scrollPaddingBlockEnd = height && `calc(${height} + ${FOCUS_GAP})`;
      document.body.style.paddingBlockEnd = height;
    };
    const observer = new ResizeObserver(() => reserveSpace(`${banner.current?.offsetHeight ?? 0}px`));
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      reserveSpace('');
    };
  }, [banner]);

const Question = () => {
  const banner = useRef<HTMLElement>(null);
  useSpaceForBanner(banner);
  return (
    <section ref={banner} aria-labelledby="consent-heading" className={styles.banner}>
      <div className={styles.words}>
        <h2 id="consent-heading" className={styles.heading}>
          May we keep some handy things?
        </h2>
        {/* Short list items instead of a paragraph: a paragraph would be the largest element on a phone's screen and
        delay the Largest Contentful Paint. */}
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
 * Asks once for consent, at the foot of the page without blocking it. Yes and no look alike; no answer counts as no.
 * The cookies page changes or withdraws the answer.
 */
export const ConsentBanner = () => {
  const answer = useSyncExternalStore(onAnswer, isMeasurementAllowed);
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
