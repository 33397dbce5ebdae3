import { t } from '@signpost/language';

/** Note on the limits of figures about earlier entrants. */
export const rule = () =>
  t(
    'This is what earlier students had. It is never a chance of entry: universities look at much more than points.',
  );

/** Note on how entrants' points are converted to grades. */
export const allQualificationsNote = () => (
  <>
    <p>
      {t(
        'Universities report how many UCAS Tariff points their new students had, in bands. Points of every qualification count: A levels, AS levels, music exams and more.',
      )}
    </p>
    <p>
      {t(
        'We say which grades are worth as many points: three A levels, one BTEC National Extended Diploma, five Scottish Highers or three Advanced Highers. It says what the points are worth, not what these students held, and not what the university asks for.',
      )}
    </p>
  </>
);
