import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ComparisonTable } from './comparison-table';

const meta: Meta = { title: 'Figures/Comparison table', component: ComparisonTable };
export default meta;

export const DegreesAndApprenticeships: StoryObj = {
  render: () => (
    <ComparisonTable
      caption="Compare 3 ways into engineering"
      things={[
        { id: 'a', name: 'Mechanical Engineering', note: 'University of Bath', href: '/explore/courses/1' },
        { id: 'b', name: 'Mechanical Engineering', note: 'Cardiff University', href: '/explore/courses/2' },
        {
          id: 'c',
          name: 'Degree apprentice, civil engineering',
          note: 'Northwind Rail, Bristol',
          href: '/explore/apprenticeships/1',
        },
      ]}
      groups={[
        {
          name: 'Getting in',
          rows: [
            { label: 'Asks for', note: 'A levels', values: ['A*AA', 'ABB', 'BBC'] },
            { label: 'Length', values: ['4 years', '3 years', '5 years'] },
          ],
        },
        {
          name: 'Money',
          rows: [
            { label: 'You pay a year', values: ['£9,535', '£9,535', 'Nothing'] },
            { label: 'You earn a year', values: ['—', '—', '£19,500'] },
            {
              label: 'Typical pay after',
              note: 'Graduate Outcomes 2021/22, 15 months after',
              values: ['£34,000', '£30,500', null],
              best: 0,
            },
            {
              label: 'Stay on',
              note: '2021/22',
              alike: 'No meaningful difference: 3 students of 90',
              values: ['96%', '93%', null],
            },
          ],
        },
      ]}
    />
  ),
};
