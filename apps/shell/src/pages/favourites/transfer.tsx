import { t } from '@signpost/language';
import { useId, useState, type ChangeEvent } from 'react';
import { exportFavourites, importFavourites } from '@signpost/identity/transfer';
import { Button, saveFile } from '@signpost/shared-ui';
import { Panel } from '../../components/panel/panel';
import { useNeedsAccount } from '../account/gate/use-needs-account';
import styles from './page.module.css';

const FILE_NAME = 'my-signpost-list.json';

/** Largest file that is read, in bytes; the parser accepts at most a million characters. */
const MAX_FILE_BYTES = 4_000_000;

const download = (): void => saveFile(FILE_NAME, exportFavourites(), 'application/json');

const outcomeOf = (outcome: ReturnType<typeof importFavourites>): string => {
  if (!outcome) return t('That file is not a list from Signpost. Nothing changed.');
  const added =
    outcome.added === 0
      ? t('Everything in the file was saved already.')
      : t('Added {added, plural, one {# thing} other {# things}}.', { added: outcome.added });
  return outcome.kept ? added : t('{added} Your browser keeps it only until you close this page.', { added });
};

/** Exports the list as a file, or imports one into the saved items, to move it to another device without an account. */
export const Transfer = ({ hasItems }: { hasItems: boolean }) => {
  const id = useId();
  const [message, setMessage] = useState('');
  if (useNeedsAccount()) return null;
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setMessage(outcomeOf(file.size > MAX_FILE_BYTES ? null : importFavourites(await file.text())));
    target.value = '';
  };
  return (
    <div className={`${styles.transfer} ${styles.scripted}`}>
      <Panel id="transfer" icon="device" heading={t('Take it with you')}>
        <p>
          {t('Save your list as a file, then open it on another device. It is added to what is saved there.')}
        </p>
        <div className={styles.acts}>
          {hasItems && (
            <Button size="small" onClick={download}>
              {t('Save as a file')}
            </Button>
          )}
          <label className={styles.file} htmlFor={id}>
            {t('Open a file')}
            <input
              id={id}
              type="file"
              accept="application/json,.json"
              onChange={(event) => void read(event)}
            />
          </label>
        </div>
        <p role="status">{message}</p>
      </Panel>
    </div>
  );
};
