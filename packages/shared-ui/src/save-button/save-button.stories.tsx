import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PrintButton } from '../share-button/print-button';
import { ShareButton } from '../share-button/share-button';
import { Stack } from '../page-shell/page-shell';
import { SaveButton } from './save-button';

const meta: Meta = { title: 'Feedback/Save, share and print', component: SaveButton };
export default meta;

export const States: StoryObj = {
  render: () => (
    <Stack tight>
      <p>
        <SaveButton name="University of Bath" saved={false} />
      </p>
      <p>
        <SaveButton name="University of Bath" saved={false} state="saving" />
      </p>
      <p>
        <SaveButton name="University of Bath" saved />
      </p>
      <p>
        <SaveButton name="University of Bath" saved={false} state="failed" />
      </p>
      <p>
        <SaveButton name="University of Bath" saved={false} state="login" />
      </p>
      <p>
        <ShareButton title="University of Bath" url="/explore/unis/10007850/university-of-bath" />{' '}
        <PrintButton>Print this page</PrintButton>
      </p>
    </Stack>
  ),
};
