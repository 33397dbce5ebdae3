import { t } from '@signpost/language';

/** The wordmark: the site's name on an arrow. */
export const Logo = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 156 48" role="img" aria-label="Signpost">
    <path d="M14 0h6v48h-6z" fill="currentColor" />
    <path d="M0 5h138l18 14-18 14H0z" fill="currentColor" />
    <path d="M7 36.5h42v9H7l-7-4.5z" fill="var(--signal)" />
    <text
      x="12"
      y="26.5"
      textLength="118"
      lengthAdjust="spacingAndGlyphs"
      fill="var(--paper)"
      fontFamily="var(--font-head)"
      fontSize="26"
      fontWeight="800"
    >
      {t('Signpost')}
    </text>
  </svg>
);
