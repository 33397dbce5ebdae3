/** Widget data of the site in the shape of its responses: a subject without related records. */
export const subjectData = (id: string, title: string) => ({
  guide: {
    ...{ id, title, summary: `About ${title}.`, banner: '/banner.webp', html: '', skills: [], salary: null },
    ...{ subjectMap: [], whatYouStudy: [], helpfulSubjects: [], careers: [] },
  },
  courses: { data: { results: [] } },
  statements: { data: [] },
  subjects: { data: [] },
});

/** The response without a guide: all subjects. */
export const noSubject = {
  guide: null,
  asked: false,
  subjects: { data: [{ id: 'mathematics', title: 'Mathematics' }] },
};

/** Replaces `fetch` by responses from the site, by the guide in the address; other guides are not found. */
export const answerGuides = (guides: Readonly<Record<string, object>>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const id = new URL(String(input)).searchParams.get('subject') ?? '';
    return guides[id] ? Response.json(guides[id]) : Response.json(noSubject, { status: 404 });
  });
