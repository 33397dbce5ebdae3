import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { grouped } from '../text/number';
import { salary } from '../text/text';
import { BarChart } from './bar-chart';
import { LineChart } from './line-chart';
import { RadarChart } from './radar-chart';

const meta: Meta = { title: 'Figures/Charts', component: BarChart };
export default meta;

export const Bars: StoryObj = {
  render: () => (
    <BarChart
      title="Pay after Psychology, by university"
      summary="Graduates of Bath earn about £5,500 more than those of Reading. Between Cardiff and Exeter the difference means little."
      source="Graduate Outcomes, 2021/22, between 80 and 140 graduates each"
      first="University"
      measure="Typical pay"
      format={(value) => salary(value)}
      bars={[
        { label: 'University of Bath', value: 30500 },
        { label: 'Cardiff University', value: 26500, note: '120 graduates', mark: true },
        { label: 'University of Exeter', value: 26000 },
        { label: 'University of Reading', value: 25000 },
        { label: 'Bath Spa University', value: null },
      ]}
    />
  ),
};

export const Lines: StoryObj = {
  render: () => (
    <LineChart
      title="People who work as clinical psychologists"
      summary="It has grown by a third since 2018, faster than work in health as a whole."
      source="Labour market figures, 2018 to 2025"
      first="Year"
      points={['2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025']}
      series={[
        { name: 'Clinical psychologists', values: [12400, 12900, 13100, null, 14600, 15300, 16000, 16500] },
        { name: 'All health, same start', values: [12400, 12600, 12900, 13200, 13400, 13700, 13900, 14000] },
      ]}
      format={grouped}
    />
  ),
};

export const Radar: StoryObj = {
  render: () => (
    <RadarChart
      title="How you and the job fit"
      summary="You and a clinical psychologist are alike in Investigative and Social. The job asks for more Enterprising than you like."
      source="Your answers to 30 questions; traits by O*NET"
      first="Trait"
      axes={['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional']}
      max={40}
      format={(value) => `${value} of 40`}
      series={[
        { name: 'You', values: [12, 34, 22, 30, 14, 18] },
        { name: 'Clinical psychologist', values: [8, 36, 20, 36, 22, 20] },
      ]}
    />
  ),
};
