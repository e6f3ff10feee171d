import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Grid, Stack } from '../layout/index.ts';
import * as icons from './index.ts';

const meta = { id: 'foundations-icons', tags: ['!autodocs'], title: 'Foundations/Icons 图标' } satisfies Meta;
export default meta;

/** One icon per role; a screen imports the role. */
export const All: StoryObj = {
  tags: ['visual'],
  name: 'All 全部',
  render: () => (
    <Grid columns="repeat(auto-fill, minmax(128px, 1fr))" gap={4}>
      {Object.entries(icons).map(([name, Drawing]) => {
        const Icon = Drawing as ComponentType;
        return (
          <Stack gap={2} key={name} alignItems="center">
            <Icon />
            <span style={{ fontSize: 'var(--xj-font-size-caption)' }}>{name.replace(/Icon$/, '')}</span>
          </Stack>
        );
      })}
    </Grid>
  ),
};
