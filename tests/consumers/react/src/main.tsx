import { Cropper, type CropperHandle } from '@xiangji/cropper';
import { PhotoGrid, type PhotoGridHandle } from '@xiangji/photo-grid';
import { PhotoViewer } from '@xiangji/photo-viewer';
import {
  Button,
  ComboBox,
  DatePicker,
  Dialog,
  DropdownMenu,
  Popover,
  Select,
  TextField,
  Tooltip,
  UiProvider,
  useToast,
} from '@xiangji/ui';
import '@xiangji/cropper/styles.css';
import '@xiangji/photo-grid/styles.css';
import '@xiangji/photo-viewer/styles.css';
import '@xiangji/ui/components.css';
import '@xiangji/ui/theme.css';
import { StrictMode, useRef, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { Blocks } from './blocks.tsx';
import { COUNT, photos, picture } from './photos.ts';
import { components, type Probe } from './refs.tsx';

/** The element or handle that each ref has received. */
const refs: Record<string, unknown> = {};
Object.assign(window, { refs });

function probe(name: string): Probe {
  refs[name] ??= null;
  return {
    ref: (value) => {
      if (value) refs[name] = value;
    },
  };
}

const sections = [{ key: 'all', name: 'All', count: COUNT }];
const colours = ['red', 'green', 'blue'].map((value) => ({ value, label: `Colour ${value}` }));

function Overlays() {
  const toast = useToast();
  const name = useRef<HTMLInputElement>(null);
  const [greeting, setGreeting] = useState('');
  return (
    <section>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>Open the dialog</Button>
        </Dialog.Trigger>
        <Dialog.Content title="New album" {...probe('Dialog.Content')}>
          <Dialog.Body>
            <TextField label="Album name" ref={name} />
            <Button onClick={() => setGreeting(name.current?.value ?? 'no ref')}>Greet</Button>
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
      <output aria-label="Greeting">{greeting}</output>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>Open the menu</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content {...probe('DropdownMenu.Content')}>
          <DropdownMenu.Item {...probe('DropdownMenu.Item')} onSelect={() => toast.show({ title: 'Shared' })}>
            Share
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button>Open the popover</Button>
        </Popover.Trigger>
        <Popover.Content label="Popover" {...probe('Popover.Content')}>
          In the popover
        </Popover.Content>
      </Popover.Root>
      <Tooltip content="Explained" {...probe('Tooltip')}>
        <Button>With a tooltip</Button>
      </Tooltip>
      <Select label="Colour" options={colours} />
      <ComboBox label="Other colour" options={colours} />
      <DatePicker label="Expires" />
    </section>
  );
}

function Photos() {
  const [open, setOpen] = useState<number>();
  const [bytes, setBytes] = useState(0);
  const grid = useRef<PhotoGridHandle>(null);
  const cropper = useRef<CropperHandle>(null);
  const cut = async () => setBytes((await cropper.current?.toBlob())?.size ?? -1);
  return (
    <section>
      <Button onClick={() => grid.current?.scrollToPhoto(COUNT - 1)}>To the last photo</Button>
      <Button onClick={() => void cut()}>Cut</Button>
      <output aria-label="Bytes">{bytes}</output>
      <Cropper ref={cropper} image={picture(3)} aspect={1} />
      <PhotoGrid ref={grid} photos={photos} sections={sections} selectionMode="toggle" onOpen={setOpen} />
      <PhotoViewer
        open={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
        photos={photos}
        index={open ?? 0}
        onIndexChange={setOpen}
        {...probe('PhotoViewer')}
      />
    </section>
  );
}

/** Every component with a ref, once. */
function Everything() {
  return (
    <section aria-label="Everything">
      {Object.entries(components).map(([name, render]) => (
        <div key={name}>{render(probe(name))}</div>
      ))}
    </section>
  );
}

function Page() {
  if (location.hash === '#everything') return <Everything />;
  if (location.hash === '#blocks') return <Blocks />;
  return (
    <>
      <Overlays />
      <Photos />
    </>
  );
}

const locale = new URLSearchParams(location.search).get('locale') ?? undefined;
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <UiProvider locale={locale} nonce="consumer">
      <output aria-label="React">{version}</output>
      <Page />
    </UiProvider>
  </StrictMode>,
);
