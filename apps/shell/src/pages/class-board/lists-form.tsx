import { t } from '@signpost/language';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { Button, TextArea } from '@signpost/shared-ui';
import { readFile, readLinks, type ReadResult } from './read-lists';
import styles from './board.module.css';

interface ListsFormProps {
  onShow: (results: readonly ReadResult[]) => void;
  onClear: () => void;
}

/** The form: pasted links and opened files. What was entered stays until it is cleared. */
export const ListsForm = ({ onShow, onClear }: ListsFormProps) => {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly ReadResult[]>([]);
  const openFiles = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const opened = await Promise.all([...(target.files ?? [])].map(readFile));
    target.value = '';
    setFiles((before) => [...before, ...opened]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onShow([...readLinks(text), ...files]);
  };
  const clear = () => {
    setText('');
    setFiles([]);
    onClear();
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label={t('Lists of your pupils')}>
      <TextArea
        label={t('Shared links')}
        hint={t('One link on each line. You can put a name before it: Sam, https://…')}
        name="links"
        rows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.files}>
        <label className={styles.file}>
          {t('Open files')}
          <input
            type="file"
            multiple
            accept="application/json,.json"
            onChange={(event) => void openFiles(event)}
          />
        </label>
        <p role="status">
          {files.length > 0
            ? t(
                '{count, plural, one {# file} other {# files}} opened. The name of a file is shown as the pupil’s name.',
                { count: files.length },
              )
            : t('Files come from “Save as a file” on the page of saved things.')}
        </p>
      </div>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" disabled={text.trim() === '' && files.length === 0}>
          {t('Show the board')}
        </Button>
        <Button type="button" variant="quiet" onClick={clear}>
          {t('Clear everything')}
        </Button>
      </div>
    </form>
  );
};
