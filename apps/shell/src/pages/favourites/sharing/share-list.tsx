import { t } from '@signpost/language';
import { useState } from 'react';
import { FAVOURITE_KINDS, topChoices, type Favourites } from '@signpost/identity';
import { ShareButton } from '@signpost/shared-ui';
import { shareLink, type SharedParts } from './share-link';
import styles from './sharing.module.css';

const NOTHING_ADDED: SharedParts = { order: false, notes: false };

interface TickProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Tick = ({ label, isOn, onChange }: TickProps) => (
  <label className={styles.tick}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

/** Shares the list by link. The order of the top five and the notes are in the link only when the visitor ticks them. */
export const ShareList = ({ favourites }: { favourites: Favourites }) => {
  const [parts, setParts] = useState(NOTHING_ADDED);
  const hasOrder = topChoices(favourites).some(({ course }) => course);
  const hasNotes = FAVOURITE_KINDS.some((kind) => favourites[kind].some(({ note }) => note));
  const { url, notesLeftOut } = shareLink(favourites, parts);
  return (
    <div className={styles.share}>
      <ShareButton title={t('My list on Signpost')} url={url} />
      {(hasOrder || hasNotes) && (
        <fieldset className={styles.parts}>
          <legend>{t('Also put in the link')}</legend>
          {hasOrder && (
            <Tick
              label={t('the order of your top five')}
              isOn={parts.order}
              onChange={(order) => setParts({ ...parts, order })}
            />
          )}
          {hasNotes && (
            <Tick
              label={t('your notes')}
              isOn={parts.notes}
              onChange={(notes) => setParts({ ...parts, notes })}
            />
          )}
        </fieldset>
      )}
      <p role="status" className={styles.leftOut}>
        {notesLeftOut > 0 &&
          t(
            '{notesLeftOut, plural, one {# note} other {# notes}} will not fit in a link. “Save as a file” below keeps them all.',
            { notesLeftOut },
          )}
      </p>
    </div>
  );
};
