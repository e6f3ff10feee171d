import { ActionMenu } from '@xiangji/blocks';
import '@xiangji/blocks/styles.css';
import { UiProvider } from '@xiangji/ui';
import '@xiangji/ui/theme.css';
import '@xiangji/ui/components.css';

export const App = () => (
  <UiProvider locale="en">
    <ActionMenu
      actions={[
        { id: 'rename', label: 'Rename', onSelect: () => console.log('rename') },
        'separator',
        { id: 'remove', label: 'Delete', tone: 'critical', onSelect: () => console.log('delete') },
      ]}
    />
  </UiProvider>
);
