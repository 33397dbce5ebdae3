import { Button, GetForm, Icon, SmartLink, TextField } from '@signpost/shared-ui';
import type { Found } from './find';
import { COMPARE } from './compared';
import { MAX_COMPARED, type Selection, type TableName } from './selection';
import styles from './page.module.css';

const TABLE_TEXTS: Readonly<
  Record<TableName, { heading: string; label: string; hint: string; none: string }>
> = {
  unis: {
    heading: 'Add a university or college',
    label: 'Name of a university or college',
    hint: 'Such as Bath, or Cardiff Met',
    none: 'No university or college has a name like that.',
  },
  study: {
    heading: 'Add a course or an apprenticeship',
    label: 'What you would study or do',
    hint: 'Such as Nursing, or Software developer',
    none: 'No course or apprenticeship has a name like that.',
  },
};

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
    return <p role="status">We cannot search at the moment. Try again in a few minutes.</p>;
  }
  if (found.matches.length === 0) {
    return <p role="status">{TABLE_TEXTS[table].none} Check the spelling, or try fewer words.</p>;
  }
  return (
    <ul className={styles.found} aria-label={`Matches for “${found.text}”`}>
      {found.matches.map(({ id, kind, name, note, href }) => (
        <li key={kind + id}>
          <SmartLink href={href}>
            <Icon name="plus" /> Add {name}
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
      <p className={styles.what}>Four stand side by side, which is the most. Take one out to add another.</p>
    );
  }
  const { heading, label, hint } = TABLE_TEXTS[table];
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
          Find it
        </Button>
      </GetForm>
      {foundHere && <Matches table={table} found={foundHere} />}
    </section>
  );
};
