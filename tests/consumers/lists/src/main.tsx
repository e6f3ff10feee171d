import { type ItemSource, PhotoGrid, type PhotoItem } from '@xiangji/photo-grid';
import '@xiangji/photo-grid/styles.css';
import { Button, ComboBox, DateField, UiProvider } from '@xiangji/ui';
import '@xiangji/ui/components.css';
import '@xiangji/ui/theme.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="hsl(${hue} 50% 50%)"/></svg>`)}`;

/** No more than this is needed. */
const photoOf = (name: string, hue: number) => ({ src: picture(hue), width: 400, height: 300, alt: name });
const photos = ['Lisbon', 'Porto', 'Faro'].map((name, index) => photoOf(name, index * 40));

/** Fails until the server is back. */
function Failing() {
  const [isBack, setBack] = useState(false);
  const [loaded, setLoaded] = useState<PhotoItem[]>([]);
  const source: ItemSource<PhotoItem> = { count: photos.length, getItem: (index) => loaded[index] };
  const load = async () => {
    if (!isBack) throw new Error('offline');
    setLoaded(photos);
  };
  return (
    <>
      <Button onClick={() => setBack(true)}>The server is back</Button>
      <PhotoGrid source={source} onLoadRange={load} />
    </>
  );
}

/** As it may come from an API without types. */
const wrong = [photos[0], { url: '/porto.jpg' }, null] as unknown as PhotoItem[];

function Prepended() {
  const [list, setList] = useState(photos);
  return (
    <>
      <Button onClick={() => setList([photoOf('Sintra', 200), photoOf('Evora', 240), ...list])}>
        Prepend
      </Button>
      <PhotoGrid photos={list} selectionMode="always" />
    </>
  );
}

function Links() {
  const [opened, setOpened] = useState('');
  return (
    <>
      <output aria-label="Opened">{opened}</output>
      <PhotoGrid
        photos={photos}
        getHref={(index) => `?photo=${index}#links`}
        onOpen={(index, _, event) => {
          event.preventDefault();
          setOpened(photos[index]?.alt ?? '');
        }}
      />
    </>
  );
}

const colours = ['red', 'green', 'blue'].map((value) => ({ value, label: `Colour ${value}` }));

function Form() {
  const [submitted, setSubmitted] = useState(0);
  const [invalid, setInvalid] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(submitted + 1);
  };
  return (
    <form onSubmit={submit}>
      <DateField label="Taken" defaultValue={20_000} onInvalid={() => setInvalid('reported')} />
      <ComboBox label="Colour" options={colours} />
      <Button type="submit">Save</Button>
      <output aria-label="Submitted">{submitted}</output>
      <output aria-label="Invalid">{invalid}</output>
    </form>
  );
}

const pages: Record<string, () => ReactNode> = {
  '#failing': () => <Failing />,
  '#plain': () => <PhotoGrid photos={photos} />,
  '#wrong': () => <PhotoGrid photos={wrong} />,
  '#prepended': () => <Prepended />,
  '#links': () => <Links />,
  '#form': () => <Form />,
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <UiProvider locale="en">{pages[location.hash]?.()}</UiProvider>,
);
