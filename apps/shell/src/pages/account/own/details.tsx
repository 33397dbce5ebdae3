import { rich, t } from '@signpost/language';
import { useState } from 'react';
import {
  chooseQualification,
  QUALIFICATIONS,
  type Profile,
  type ProfileChange,
  type ProfilePart,
} from '@signpost/identity';
import { readPoints } from '@signpost/api-client/tariff';
import { PostcodeField, Progress, Select, TextField } from '@signpost/shared-ui';
import { AccountForm } from '../form/account-form';
import { useForm } from '../form/use-form';
import { Part } from './part';
import styles from './page.module.css';

const fields = (): Readonly<Record<ProfilePart, { label: string }>> => ({
  firstName: { label: t('First name') },
  postcode: { label: t('Postcode') },
  entryYear: { label: t('Year you want to start') },
  qualification: { label: t('Qualification') },
  grades: { label: t('Grades') },
});

const notSaid = () => ({ value: '', label: t('Not said') });
const qualificationOptions = () => [
  notSaid(),
  ...QUALIFICATIONS.map(({ key, shortLabel }) => ({ value: key, label: shortLabel })),
];

/** Returns the selectable years: around the saved one, or around the current year. */
const yearOptions = (savedYear: number | null) => {
  const first = new Date().getFullYear();
  const list = Array.from({ length: 5 }, (_, index) => first + index);
  const all = savedYear === null || list.includes(savedYear) ? list : [savedYear, ...list];
  return [notSaid(), ...all.map((year) => ({ value: String(year), label: String(year) }))];
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
    fields: fields(),
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
    <Part id="details" heading={t('Your details')}>
      <p>
        {t(
          'All of it is optional. We show grades by your qualification, measure distances from your postcode, and compare your grades with the points of people who got in.',
        )}
      </p>
      <Completeness profile={profile} />
      <AccountForm
        form={form}
        label={t('Your details')}
        submitLabel={t('Save your details')}
        busyLabel={t('Saving')}
        extra={<span role="status">{isSaved ? t('Saved.') : ''}</span>}
      >
        <Fields form={form} profile={profile} />
      </AccountForm>
    </Part>
  );
};

const Completeness = ({ profile: { complete, missing } }: Pick<DetailsProps, 'profile'>) => (
  <div className={styles.complete}>
    <Progress
      label={t('Profile')}
      value={complete}
      max={100}
      text={t('{complete}% complete', { complete })}
    />
    {missing.length > 0 && (
      <p>
        {rich('Still missing: <fields></fields>.', {
          fields: () =>
            missing.map((part, index) => (
              <span key={part}>
                {index > 0 && ', '}
                <a href={`#details-${part}`}>{fields()[part].label.toLowerCase()}</a>
              </span>
            )),
        })}
      </p>
    )}
  </div>
);

/** How to write the grades; once some are saved, what they are worth, or that they cannot be read. */
const gradesHint = ({ grades, qualification }: Profile): string => {
  const points = grades === null ? null : readPoints(grades, qualification);
  if (points !== null)
    return t('Worth {points, plural, one {# UCAS Tariff point} other {# UCAS Tariff points}}.', { points });
  return grades === null
    ? t('Predicted or achieved, such as ABB, or “120 points”.')
    : t(
        'We cannot read these as UCAS Tariff points. Choose your qualification and write ABB, or write “120 points”.',
      );
};

interface FieldsProps {
  form: Pick<ReturnType<typeof useForm<ProfilePart>>, 'field'>;
  profile: Profile;
}

const Fields = ({ form, profile }: FieldsProps) => (
  <>
    <TextField
      {...form.field('firstName')}
      label={fields().firstName.label}
      defaultValue={profile.firstName ?? ''}
      autoComplete="given-name"
      maxLength={50}
    />
    <PostcodeField
      {...form.field('postcode')}
      hint={t('The first half is enough, such as BA2.')}
      defaultValue={profile.postcode ?? ''}
    />
    <Select
      {...form.field('entryYear')}
      label={fields().entryYear.label}
      hint={t('No page uses it yet.')}
      options={yearOptions(profile.entryYear)}
      defaultValue={profile.entryYear ?? ''}
    />
    <Select
      {...form.field('qualification')}
      label={fields().qualification.label}
      hint={t('Entry requirements are shown in it.')}
      options={qualificationOptions()}
      defaultValue={profile.qualification ?? ''}
    />
    <TextField
      {...form.field('grades')}
      label={fields().grades.label}
      hint={gradesHint(profile)}
      defaultValue={profile.grades ?? ''}
      autoComplete="off"
      maxLength={100}
      size={16}
    />
  </>
);
