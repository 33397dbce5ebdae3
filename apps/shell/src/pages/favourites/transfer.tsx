import { useId, useState, type ChangeEvent } from 'react';
import { exportFavourites, importFavourites } from '@signpost/identity/transfer';
import { Button, counted, Icon } from '@signpost/shared-ui';
import { useNeedsAccount } from '../account/gate/use-needs-account';
import styles from './page.module.css';

const FILE = 'my-signpost-list.json';

/** Longest file that is opened, in bytes: the reader itself takes no more than a million characters. */
const LARGEST = 4_000_000;

const download = (): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([exportFavourites()], { type: 'application/json' }));
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(link.href);
};

const outcomeOf = (outcome: ReturnType<typeof importFavourites>): string => {
  if (!outcome) return 'That file is not a list from Signpost. Nothing changed.';
  const added =
    outcome.added === 0
      ? 'Everything in the file was saved already.'
      : `Added ${counted(outcome.added, 'thing')}.`;
  return outcome.kept ? added : `${added} Your browser keeps it only until you close this page.`;
};

/** Takes the list away as a file, or adds one to what is saved: how it moves to another device without an account. */
export const Transfer = ({ any }: { any: boolean }) => {
  const id = useId();
  const [said, say] = useState('');
  if (useNeedsAccount()) return null;
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    say(outcomeOf(file.size > LARGEST ? null : importFavourites(await file.text())));
    target.value = '';
  };
  return (
    <section className={`${styles.panel} ${styles.scripted}`} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        <Icon name="device" /> Take it with you
      </h2>
      <p>Save your list as a file, then open it on another device. It is added to what is saved there.</p>
      <div className={styles.acts}>
        {any && (
          <Button size="small" onClick={download}>
            Save as a file
          </Button>
        )}
        <label className={styles.file} htmlFor={id}>
          Open a file
          <input id={id} type="file" accept="application/json,.json" onChange={(event) => void read(event)} />
        </label>
      </div>
      <p role="status">{said}</p>
    </section>
  );
};
