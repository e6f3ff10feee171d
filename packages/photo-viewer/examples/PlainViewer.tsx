import * as Viewer from '@xiangji/photo-viewer';

export function PlainViewer(props: Viewer.RootProps) {
  return (
    <Viewer.Root {...props}>
      <Viewer.Viewport />
      <Viewer.Controls>
        <Viewer.Toolbar>
          <Viewer.CloseButton />
          <Viewer.Counter />
          <Viewer.ZoomControl />
        </Viewer.Toolbar>
        <Viewer.Navigation />
        <Viewer.Caption />
        <Viewer.Announcer />
      </Viewer.Controls>
    </Viewer.Root>
  );
}
