import { openDayReminder, type OpenDay } from '@signpost/api-client/events';
import { useReminder } from '@signpost/identity/reminders';
import { longDate, ReminderButton, showToast } from '@signpost/shared-ui';

/** [E-19] A button that reminds of an open day, on this device, from seven days before it. */
export const RemindMe = ({ day }: { day: OpenDay }) => {
  const { state, toggle } = useReminder(openDayReminder(day));
  return (
    <ReminderButton
      name={`${day.title}: ${day.provider.name}, ${longDate(day.date)}`}
      state={state}
      onToggle={() => void toggle().then(showToast)}
    />
  );
};
