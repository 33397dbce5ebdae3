/** Test fixtures in the API's format: responses of C-21, C-22, C-13 and C-03. */
export const rawComputing = {
  nid: 'subject-guides:computer-science',
  id: 'computer-science',
  title: 'Computer science',
  summary: 'Build things that think.',
  url: '/explore/subjects/computer-science',
  subjectMap: ['Software engineering', 'Mathematics'],
  icon: 'computer-science',
  category: 'computer-science',
  image: '/themes/custom/ucas/images/default-images/computer-science/tiles/default-tile3.webp',
  banner: '/themes/custom/ucas/images/default-images/computer-science/banners/default-banner3.webp',
  cah: ['CAH11-01-01'],
  hecosMap: [{ code: '100366', label: 'Computer science' }],
  salary: {
    median: 32000,
    lowerQuartile: 26500,
    upperQuartile: 38000,
    graduates: 5400,
    monthsAfter: 15,
    year: '2021-22',
  },
};

export const rawArchitecture = {
  ...rawComputing,
  nid: 'subject-guides:architecture',
  id: 'architecture',
  title: 'Architecture',
  url: '/explore/subjects/architecture',
  subjectMap: [],
  salary: null,
};

const place = {
  summary: 'Study by the sea.',
  nation: 'Wales',
  region: 'Wales',
  latitude: 51.5,
  longitude: -3.2,
  image: '/themes/custom/ucas/images/default-images/guides/tiles/default-tile1.webp',
  banner: '/themes/custom/ucas/images/default-images/guides/banners/default-banner1.webp',
  article16by10Image: '/themes/custom/ucas/images/default-images/guides/images/default-image1.webp',
};

/** A place of C-22 or C-13 with the source's title and type. */
export const rawPlace = (id: string, title: string, type: string, isFilter = false) => ({
  ...place,
  nid: `location-guides:${id}`,
  id,
  title,
  type,
  isFilter,
  url: `/explore/where-to-go?location=${id}`,
});

export const rawIndustry = {
  id: 'digital-and-technology',
  title: 'Digital and technology',
  summary: 'Work on what everyone uses.',
  image: '/themes/custom/ucas/images/default-images/computer-science/tiles/default-tile2.webp',
  url: '/explore/industry-guides/digital-and-technology',
  relatedCareers: [
    {
      id: '2134',
      title: 'Programmer',
      summary: 'Writes software.',
      url: '/explore/career-page/3.software/2134',
      pay: 25000,
      payMinimum: null,
      payYear: '2024',
    },
  ],
};

export const rawPost = {
  nid: 'statement-guides:history',
  id: 'history',
  type: 'personal_statement',
  title: 'A statement for history',
  summary: 'What readers look for.',
  url: '/explore/statement-guides/history',
  image: place.image,
  banner: place.banner,
  article16by10Image: place.article16by10Image,
  body: 'Begin with what you read.',
  topic: 'Personal statements',
  published: '2026-09-01',
  subjectGuides: ['history'],
  schemes: ['undergraduate'],
};
