const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** The texts of emails about watched things in English. */
export const english = {
  subjects: {
    dates: 'Dates that come near, and news of what you watch',
    matches: 'New results of a search you watch',
    oneChange: 'Something you watch has changed',
    changes: 'Things you watch have changed',
  },
  headings: {
    dates: 'Dates that come near:',
    changes: 'What the newest published data changed:',
    matches: 'New results of your searches:',
  },
  longDate: (date: string): string => LONG_DATE.format(new Date(date)),
  openDay: (provider: string): string => `${provider} open day`,
  openDayTimes: (title: string, starts: string, ends: string, town: string | undefined): string =>
    `${title}, ${starts} to ${ends}, ${town ?? 'online'}.`,
  deadline: 'Date to apply by',
  search: 'Your search',
  newResults: (title: string, total: number): string =>
    `${title}: ${total} new ${total === 1 ? 'result' : 'results'}`,
  allResults: (address: string): string => `All results: ${address}`,
  intro: 'You asked us to tell you about these.',
  thereIsMore: 'There is more.',
  seeAll: (address: string): string => `See all of it, or change what you watch: ${address}`,
  stop: (address: string): string => `To stop these emails, open this link and press the button: ${address}`,
};
