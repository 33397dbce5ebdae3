import { t } from '@signpost/language';
import type { CourseListItem } from '@signpost/api-client/courses';
import { useState } from 'react';
import { dataOf } from '@signpost/api-client/parts';
import { currentFavourites } from '@signpost/identity';
import { Button, saveFile, named } from '@signpost/shared-ui';
import { deadlinesOf } from '../deadlines';
import type { ChoicesData } from '../page-data';
import { check } from '@signpost/api-client/application-rules';
import { packOf, type Pack } from './pack';
import { packCalendar, packHtml, packJson } from './pack-html';
import styles from './pack.module.css';

export interface SavePackProps extends Pick<ChoicesData, 'rules' | 'plan'> {
  choices: readonly CourseListItem[];
}

const files = () =>
  [
    { label: t('Save the pack'), name: 'my-choices.html', type: 'text/html', write: packHtml },
    { label: t('Save the dates'), name: 'my-choices.ics', type: 'text/calendar', write: packCalendar },
    { label: t('Save the data'), name: 'my-choices.json', type: 'application/json', write: packJson },
  ] as const;

const makePack = ({ choices, rules, plan }: SavePackProps): Pack =>
  packOf({
    choices,
    saved: currentFavourites().courses,
    findings: rules ? check(choices, rules.limits, named).map(({ message }) => message) : [],
    deadlines: deadlinesOf(choices, rules?.dates ?? null),
    openDays: dataOf(plan.openDays, []),
    made: new Date(),
    site: window.location.origin,
  });

/** Saves the choices as one file to read and print without a network, their dates, and their data. */
export const SavePack = (props: SavePackProps) => {
  const [status, setStatus] = useState('');
  const isIncomplete = !props.rules || !('data' in props.plan.openDays);
  return (
    <div className={styles.pack}>
      <p>
        {t(
          'One file with your choices, their figures and sources, your notes, questions for the open day and dates. It opens without the internet and prints well. It is made on your device, and nothing is sent.',
        )}
      </p>
      {isIncomplete && (
        <p>{t('Some dates could not be loaded just now. Try again in a minute to have them.')}</p>
      )}
      <p className={styles.acts}>
        {files().map(({ label, name, type, write }, index) => (
          <Button
            key={name}
            variant={index === 0 ? 'primary' : 'secondary'}
            onClick={() => {
              saveFile(name, write(makePack(props)), type);
              setStatus(t('Saved as {name}.', { name }));
            }}
          >
            {label}
          </Button>
        ))}
      </p>
      <p role="status">{status}</p>
      <noscript>
        <p>{t('Making the file needs JavaScript. You can print this page instead.')}</p>
      </noscript>
    </div>
  );
};
