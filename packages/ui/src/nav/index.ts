export * as NavRail from './navRailParts.tsx';
export * as SideMenu from './sideMenuParts.tsx';
