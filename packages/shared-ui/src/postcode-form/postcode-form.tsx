import { t } from '@signpost/language';
import { Button } from '../button/button';
import { PostcodeField } from '../field/inputs';
import { GetForm, type GetFormProps } from '../get-form/get-form';
import styles from './postcode-form.module.css';

export interface PostcodeFormProps extends Pick<GetFormProps, 'action' | 'keep'> {
  /** The postcode in the URL. */
  postcode?: string | undefined;
  /** Its error message. */
  error?: string | undefined;
  /** The label of its button. */
  submit: string;
}

/** Asks for the visitor's postcode in a form that works without JavaScript; shows the error at its field. */
export const PostcodeForm = ({ action, keep = {}, postcode, error, submit }: PostcodeFormProps) => (
  <GetForm action={action} keep={keep} label={t('Distance from you')} className={styles.form}>
    <PostcodeField
      key={postcode}
      label={t('Your postcode')}
      name="postcode"
      defaultValue={postcode ?? ''}
      error={error}
    />
    <Button type="submit">{submit}</Button>
  </GetForm>
);
