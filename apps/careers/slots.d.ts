import '@signpost/federation/slots';

declare module '@signpost/federation/slots' {
  interface HostedSlots {
    /** Below the parts of a career's page. */
    'careers.career.row.v1': {
      /** Its code in the Standard Occupational Classification 2020, four digits. */
      readonly soc: string;
      readonly title: string;
      /** Ids of the guides to the subjects that lead there, the most direct one first. */
      readonly subjectGuides: readonly string[];
    };
  }
}
