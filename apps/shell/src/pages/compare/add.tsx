import { t } from '@signpost/language';
import { Button, GetForm, Icon, SmartLink, TextField } from '@signpost/shared-ui';
import type { Found } from './find';
import { COMPARE } from './compared';
import { MAX_COMPARED, type Selection, type TableName } from './selection';
import styles from './page.module.css';

const tableTexts = (): Readonly<
  Record<TableName, { heading: string; label: string; hint: string; none: string }>
> => ({
  unis: {
    heading: t('Add a university or college'),
    label: t('Name of a university or college'),
    hint: t('Such as Bath, or Cardiff Met'),
    none: t('No university or college has a name like that.'),
  },
  study: {
    heading: t('Add a course or an apprenticeship'),
    label: t('What you would study or do'),
    hint: t('Such as Nursing, or Software developer'),
    none: t('No course or apprenticeship has a name like that.'),
  },
});

export interface AddProps {
  table: TableName;
  /** The current selection, kept in the links. */
  selection: Selection;
  found: Found | null;
  columns: number;
  level?: 2 | 3;
}

const Matches = ({ table, found }: { table: TableName; found: Found }) => {
  if (found.matches === null) {
    return <p role="status">{t('We cannot search at the moment. Try again in a few minutes.')}</p>;
  }
  if (found.matches.length === 0) {
    return (
      <p role="status">
        {t('{none} Check the spelling, or try fewer words.', { none: tableTexts()[table].none })}
      </p>
    );
  }
  return (
    <ul className={styles.found} aria-label={t('Matches for “{text}”', { text: found.text })}>
      {found.matches.map(({ id, kind, name, note, href }) => (
        <li key={kind + id}>
          <SmartLink href={href}>
            <Icon name="plus" /> {t('Add {name}', { name })}
          </SmartLink>
          <span className={styles.what}>{note}</span>
        </li>
      ))}
    </ul>
  );
};

/** Finds items to add to the comparison: a plain GET form whose matches are links, so it needs no JavaScript. */
export const Add = ({ table, selection, found, columns, level = 2 }: AddProps) => {
  const Heading = `h${level}` as const;
  if (columns >= MAX_COMPARED) {
    return (
      <p className={styles.what}>
        {t('Four stand side by side, which is the most. Take one out to add another.')}
      </p>
    );
  }
  const { heading, label, hint } = tableTexts()[table];
  const foundHere = found?.table === table ? found : null;
  return (
    <section
      className={styles.add}
      data-line={table === 'unis' ? 'unis' : 'courses'}
      aria-labelledby={`add-${table}`}
    >
      <Heading id={`add-${table}`}>
        <Icon name="plus" /> {heading}
      </Heading>
      <GetForm
        action={COMPARE}
        keep={{ ...selection, in: table }}
        className={styles.find}
        search
        label={heading}
      >
        <TextField
          label={label}
          hint={hint}
          name="find"
          id={`find-${table}`}
          defaultValue={foundHere?.text ?? ''}
          key={foundHere?.text ?? ''}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" icon="search">
          {t('Find it')}
        </Button>
      </GetForm>
      {foundHere && <Matches table={table} found={foundHere} />}
    </section>
  );
};
