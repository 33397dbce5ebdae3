import { Button } from '../button/button';
import { PostcodeField } from '../field/inputs';
import { GetForm, type GetFormProps } from '../get-form/get-form';
import styles from './postcode-form.module.css';

export interface PostcodeFormProps extends Pick<GetFormProps, 'action' | 'keep'> {
  /** The postcode that the address holds. */
  postcode?: string | undefined;
  /** What is wrong with it. */
  error?: string | undefined;
  /** What its button says. */
  submit: string;
}

/** Asks where one starts from, as a form that needs no JavaScript; says what is wrong at its field. */
export const PostcodeForm = ({ action, keep = {}, postcode, error, submit }: PostcodeFormProps) => (
  <GetForm action={action} keep={keep} label="Distance from you" className={styles.form}>
    <PostcodeField
      key={postcode}
      label="Your postcode"
      name="postcode"
      defaultValue={postcode ?? ''}
      error={error}
    />
    <Button type="submit">{submit}</Button>
  </GetForm>
);
