import { t } from '@signpost/language';
import { updateSetting, useVisitor, type Setting } from '@signpost/identity';
import { Button, VisuallyHidden } from '@signpost/shared-ui';
import { Part } from './part';
import styles from './page.module.css';

/** The stored value that removes a setting (S-02). */
const EMPTY_VALUE = '{}';

/** The account's stored settings, each with a remove button. */
export const Settings = () => {
  const { settings } = useVisitor().person;
  return (
    <Part id="settings" heading={t('Your settings')}>
      {settings.length === 0 ? (
        <p>{t('Your account has no settings yet. Your theme and similar choices stay in each browser.')}</p>
      ) : (
        <ul className={styles.settings}>
          {settings.map((setting) => (
            <Row key={`${setting.collection} ${setting.name}`} setting={setting} />
          ))}
        </ul>
      )}
    </Part>
  );
};

const Row = ({ setting: { name, collection } }: { setting: Setting }) => (
  <li>
    <span>
      {name} <span className={styles.fine}>({collection})</span>
    </span>
    <Button size="small" onClick={() => void updateSetting({ name, collection, data: EMPTY_VALUE })}>
      {t('Remove')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  </li>
);
