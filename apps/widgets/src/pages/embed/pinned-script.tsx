import { t } from '@signpost/language';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { pinnedTag, SCRIPTS, type Way } from './snippets';
import styles from './page.module.css';

const PinnedScripts = v.record(v.string(), v.object({ address: v.string(), integrity: v.string() }));

const fetchTag = async (script: string): Promise<string | null> => {
  const response = await fetch('/embed/scripts.json');
  const pinned = v.parse(PinnedScripts, await response.json())[script];
  return pinned ? pinnedTag(pinned, window.location.origin) : null;
};

/** The tag of the script's current version, with its hash; nothing for ways without a script, or until it is known. */
export const PinnedScript = ({ way }: { way: Way }) => {
  const script = SCRIPTS[way];
  const [tag, setTag] = useState<string | null>(null);
  useEffect(() => {
    // Without the hash the lines above still work, so a failure shows nothing.
    if (script) fetchTag(script).then(setTag, () => setTag(null));
  }, [script]);
  if (!tag) return null;
  return (
    <>
      <h3>{t('To pin the version')}</h3>
      <p>
        {t(
          'Use this tag in place of the script above. The file never changes, and browsers check its hash. Replace the tag to update.',
        )}
      </p>
      {/* Focusable, so that a long line can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} role="region" aria-label={t('Script with a pinned version')}>
        <code>{tag}</code>
      </pre>
    </>
  );
};
