import { buildSchema } from 'graphql';

const page = ['total: Int!', 'limit: Int!', 'offset: Int!'].join(' ');
const LIST_ARGUMENTS = 'limit: Int = 100, offset: Int = 0, ids: [ID!]';

/** C-13's schema. `nid` is a node id, for `pages`; `id` is the record's id in all other endpoints. */
export const schema = buildSchema(`
  "Published guides and pages."
  type Query {
    "Nations, regions and cities; limit is at most 100."
    locationGuides(${LIST_ARGUMENTS}): LocationGuides!
    "Subjects; limit is at most 100."
    subjectGuides(${LIST_ARGUMENTS}): SubjectGuides!
    "Industries; limit is at most 100."
    industryGuides(${LIST_ARGUMENTS}): IndustryGuides!
    "Pages of any kind by node id, at most 100, in the order asked for; unknown ones are left out."
    pages(ids: [ID!]!): Pages!
  }
  type LocationGuides { ${page} items: [LocationGuide!]! }
  type SubjectGuides { ${page} items: [SubjectGuide!]! }
  type IndustryGuides { ${page} items: [IndustryGuide!]! }
  type Pages { total: Int! items: [Page!]! }
  type LocationGuide {
    nid: ID! id: ID! title: String! summary: String! url: String!
    body: String!
    "BCP 47 tag of the language of the body, which can differ from that of the title."
    language: String!
    image: String! banner: String! article16by10Image: String!
    "country-guide, region-guide or city-guide"
    type: String!
    isFilter: Boolean!
    nation: String region: String latitude: Float longitude: Float
    "how far from its centre a city reaches, in miles"
    radius: Int
    facts: [Fact!]!
  }
  type Fact { label: String! value: String! source: String }
  type SubjectGuide {
    nid: ID! id: ID! title: String! summary: String! url: String!
    body: String!
    "BCP 47 tag of the language of the body, which can differ from that of the title."
    language: String!
    image: String! banner: String! icon: String! category: String!
    "Titles of related subjects."
    subjectMap: [String!]!
    "CAH codes at level 3."
    cah: [String!]!
    hecosMap: [Hecos!]!
    whatYouStudy: [String!]! skills: [String!]! helpfulSubjects: [String!]!
    careers: [CareerLink!]!
    "Ids of industry guides."
    industries: [ID!]!
    salary: Salary
  }
  type Hecos { code: ID! label: String! }
  "What graduates reported, in GBP a year."
  type Salary {
    median: Int! lowerQuartile: Int! upperQuartile: Int! graduates: Int! monthsAfter: Int! year: String!
  }
  type IndustryGuide {
    nid: ID! id: ID! title: String! summary: String! url: String!
    body: String!
    "BCP 47 tag of the language of the body, which can differ from that of the title."
    language: String!
    image: String! banner: String!
    relatedCareers: [CareerLink!]!
    skills: [String!]!
    "Ids of subject guides."
    subjects: [ID!]!
  }
  "Pay is in GBP a year; null is not published."
  type CareerLink { id: ID! title: String! summary: String! url: String! pay: Int payMinimum: Int payYear: String! }
  type Page {
    nid: ID! id: ID! title: String! summary: String! url: String! image: String! banner: String!
    "The source's content type, such as structure_content, article, subject_guide, job_profile, event or location_guide."
    type: String!
  }
`);
