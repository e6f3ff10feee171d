import { Avatar, ImagesIcon, LibraryIcon, SideMenu } from '@xiangji/ui';

export function Menu() {
  return (
    <SideMenu.Root>
      <SideMenu.Section>Xiangji</SideMenu.Section>
      <SideMenu.Item>
        <a href="/albums" aria-current="page">
          <LibraryIcon />
          Albums
        </a>
      </SideMenu.Item>
      <SideMenu.Item>
        <a href="/photos">
          <ImagesIcon />
          Photos
        </a>
      </SideMenu.Item>
      <SideMenu.Footer>
        <Avatar name="Ada" />
      </SideMenu.Footer>
    </SideMenu.Root>
  );
}
