import '@signpost/federation/slots';

declare module '@signpost/federation/slots' {
  interface HostedSlots {
    /** Below the parts of a course's page. */
    'courses.course.row.v1': {
      readonly courseId: string;
      readonly title: string;
      /** Ids of the guides to its subjects, the main one first. */
      readonly subjectGuides: readonly string[];
    };
  }
}
