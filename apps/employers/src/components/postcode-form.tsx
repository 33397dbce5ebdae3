import { Button, GetForm, PostcodeField, type GetFormProps } from '@signpost/shared-ui';
import { postcodeProblem, type Located } from '@signpost/api-client/geocode';
import styles from './postcode-form.module.css';

export interface PostcodeFormProps extends Pick<GetFormProps, 'action' | 'keep'> {
  located: Located | null;
}

/** Asks where one starts from, as a form that needs no JavaScript; says what is wrong at its field. */
export const PostcodeForm = ({ action, keep = {}, located }: PostcodeFormProps) => (
  <GetForm action={action} keep={keep} label="Distance from you" className={styles.form}>
    <PostcodeField
      key={located?.postcode}
      label="Your postcode"
      name="postcode"
      defaultValue={located?.postcode ?? ''}
      error={postcodeProblem(located)}
    />
    <Button type="submit">Show distances</Button>
  </GetForm>
);
