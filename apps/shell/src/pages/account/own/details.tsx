import { useState } from 'react';
import {
  chooseQualification,
  QUALIFICATIONS,
  type Profile,
  type ProfileChange,
  type ProfilePart,
} from '@signpost/identity';
import { PostcodeField, Progress, Select, TextField } from '@signpost/shared-ui';
import { AccountForm } from '../form/account-form';
import { useForm } from '../form/use-form';
import { Part } from './part';
import styles from './page.module.css';

const FIELDS: Readonly<Record<ProfilePart, { label: string }>> = {
  firstName: { label: 'First name' },
  postcode: { label: 'Postcode' },
  entryYear: { label: 'Year you want to start' },
  qualification: { label: 'Qualification' },
  grades: { label: 'Grades' },
};

const NONE = { value: '', label: 'Not said' };
const qualifications = [
  NONE,
  ...QUALIFICATIONS.map(({ key, shortLabel }) => ({ value: key, label: shortLabel })),
];

/** The years to choose from: those around the one that was said, or around the present one. */
const years = (said: number | null) => {
  const first = new Date().getFullYear();
  const list = Array.from({ length: 5 }, (_, index) => first + index);
  const all = said === null || list.includes(said) ? list : [said, ...list];
  return [NONE, ...all.map((year) => ({ value: String(year), label: String(year) }))];
};

const orNull = (text: string): string | null => text.trim() || null;

interface DetailsProps {
  profile: Profile;
  onChange: (change: ProfileChange) => Promise<void>;
}

/** What the person told, how complete it is, and what is missing (E-15). All of it may be left out. */
export const Details = ({ profile, onChange }: DetailsProps) => {
  const [saved, setSaved] = useState(false);
  const form = useForm({
    id: 'details',
    fields: FIELDS,
    act: async ({ firstName, postcode, entryYear, qualification, grades }) => {
      setSaved(false);
      await onChange({
        firstName: orNull(firstName),
        postcode: orNull(postcode),
        entryYear: entryYear ? Number(entryYear) : null,
        qualification: orNull(qualification),
        grades: orNull(grades),
      });
      const chosen = QUALIFICATIONS.find(({ key }) => key === qualification);
      if (chosen) chooseQualification(chosen.key);
      setSaved(true);
    },
  });
  return (
    <Part id="details" heading="Your details">
      <p>
        We call you by your first name, and show grades by your qualification. Your postcode, year and grades
        are kept in your account for you alone: no page uses them yet.
      </p>
      <div className={styles.complete}>
        <Progress label="Profile" value={profile.complete} max={100} text={`${profile.complete}% complete`} />
        {profile.missing.length > 0 && (
          <p>
            Still missing:{' '}
            {profile.missing.map((part, index) => (
              <span key={part}>
                {index > 0 && ', '}
                <a href={`#details-${part}`}>{FIELDS[part].label.toLowerCase()}</a>
              </span>
            ))}
            .
          </p>
        )}
      </div>
      <AccountForm
        form={form}
        label="Your details"
        action="Save your details"
        acting="Saving"
        more={<span role="status">{saved ? 'Saved.' : ''}</span>}
      >
        <TextField
          {...form.field('firstName')}
          label={FIELDS.firstName.label}
          defaultValue={profile.firstName ?? ''}
          autoComplete="given-name"
          maxLength={50}
        />
        <PostcodeField
          {...form.field('postcode')}
          hint="The first half is enough, such as BA2."
          defaultValue={profile.postcode ?? ''}
        />
        <Select
          {...form.field('entryYear')}
          label={FIELDS.entryYear.label}
          options={years(profile.entryYear)}
          defaultValue={profile.entryYear ?? ''}
        />
        <Select
          {...form.field('qualification')}
          label={FIELDS.qualification.label}
          hint="Entry requirements are shown in it."
          options={qualifications}
          defaultValue={profile.qualification ?? ''}
        />
        <TextField
          {...form.field('grades')}
          label={FIELDS.grades.label}
          hint="Predicted or achieved, such as ABB."
          defaultValue={profile.grades ?? ''}
          autoComplete="off"
          maxLength={100}
          size={16}
        />
      </AccountForm>
    </Part>
  );
};
