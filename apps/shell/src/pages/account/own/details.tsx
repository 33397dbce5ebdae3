import { useState } from 'react';
import {
  chooseQualification,
  QUALIFICATIONS,
  type Profile,
  type ProfileChange,
  type ProfilePart,
} from '@signpost/identity';
import { readPoints } from '@signpost/api-client/tariff';
import { counted, PostcodeField, Progress, Select, TextField } from '@signpost/shared-ui';
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

const NOT_SAID = { value: '', label: 'Not said' };
const qualificationOptions = [
  NOT_SAID,
  ...QUALIFICATIONS.map(({ key, shortLabel }) => ({ value: key, label: shortLabel })),
];

/** Returns the selectable years: around the saved one, or around the current year. */
const yearOptions = (savedYear: number | null) => {
  const first = new Date().getFullYear();
  const list = Array.from({ length: 5 }, (_, index) => first + index);
  const all = savedYear === null || list.includes(savedYear) ? list : [savedYear, ...list];
  return [NOT_SAID, ...all.map((year) => ({ value: String(year), label: String(year) }))];
};

const orNull = (text: string): string | null => text.trim() || null;

interface DetailsProps {
  profile: Profile;
  onChange: (change: ProfileChange) => Promise<void>;
}

/** The person's profile, how complete it is, and what is missing (E-15). Every field is optional. */
export const Details = ({ profile, onChange }: DetailsProps) => {
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm({
    id: 'details',
    fields: FIELDS,
    onSubmit: async ({ firstName, postcode, entryYear, qualification, grades }) => {
      setIsSaved(false);
      await onChange({
        firstName: orNull(firstName),
        postcode: orNull(postcode),
        entryYear: entryYear ? Number(entryYear) : null,
        qualification: orNull(qualification),
        grades: orNull(grades),
      });
      const chosen = QUALIFICATIONS.find(({ key }) => key === qualification);
      if (chosen) chooseQualification(chosen.key);
      setIsSaved(true);
    },
  });
  return (
    <Part id="details" heading="Your details">
      <p>
        All of it is optional. We show grades by your qualification, measure distances from your postcode, and
        compare your grades with the points of people who got in.
      </p>
      <Completeness profile={profile} />
      <AccountForm
        form={form}
        label="Your details"
        submitLabel="Save your details"
        busyLabel="Saving"
        extra={<span role="status">{isSaved ? 'Saved.' : ''}</span>}
      >
        <Fields form={form} profile={profile} />
      </AccountForm>
    </Part>
  );
};

const Completeness = ({ profile: { complete, missing } }: Pick<DetailsProps, 'profile'>) => (
  <div className={styles.complete}>
    <Progress label="Profile" value={complete} max={100} text={`${complete}% complete`} />
    {missing.length > 0 && (
      <p>
        Still missing:{' '}
        {missing.map((part, index) => (
          <span key={part}>
            {index > 0 && ', '}
            <a href={`#details-${part}`}>{FIELDS[part].label.toLowerCase()}</a>
          </span>
        ))}
        .
      </p>
    )}
  </div>
);

/** How to write the grades; once some are saved, what they are worth, or that they cannot be read. */
const gradesHint = ({ grades, qualification }: Profile): string => {
  const points = grades === null ? null : readPoints(grades, qualification);
  if (points !== null) return `Worth ${counted(points, 'UCAS Tariff point')}.`;
  return grades === null
    ? 'Predicted or achieved, such as ABB, or “120 points”.'
    : 'We cannot read these as UCAS Tariff points. Choose your qualification and write ABB, or write “120 points”.';
};

interface FieldsProps {
  form: Pick<ReturnType<typeof useForm<ProfilePart>>, 'field'>;
  profile: Profile;
}

const Fields = ({ form, profile }: FieldsProps) => (
  <>
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
      hint="No page uses it yet."
      options={yearOptions(profile.entryYear)}
      defaultValue={profile.entryYear ?? ''}
    />
    <Select
      {...form.field('qualification')}
      label={FIELDS.qualification.label}
      hint="Entry requirements are shown in it."
      options={qualificationOptions}
      defaultValue={profile.qualification ?? ''}
    />
    <TextField
      {...form.field('grades')}
      label={FIELDS.grades.label}
      hint={gradesHint(profile)}
      defaultValue={profile.grades ?? ''}
      autoComplete="off"
      maxLength={100}
      size={16}
    />
  </>
);
