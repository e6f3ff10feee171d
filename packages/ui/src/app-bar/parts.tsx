import { type ComponentProps, createContext, useContext } from 'react';
import { classNames } from '../classNames.ts';
import { inertValue, withRef } from '../react-18/index.ts';
import * as css from './AppBar.css.ts';

/** The part of the bar that is active. */
export type AppBarFace = 'browse' | 'manage';

const FaceContext = createContext<AppBarFace>('browse');

export type RootProps = ComponentProps<'header'> & { face?: AppBarFace };

/**
 * The bar over a list. View mode and manage mode share its position and height; one slides over the other.
 */
export const Root = /* @__PURE__ */ withRef(function Root({
  face = 'browse',
  className,
  ...rest
}: RootProps) {
  return (
    <FaceContext.Provider value={face}>
      <header data-face={face} className={classNames(css.bar, className)} {...rest} />
    </FaceContext.Provider>
  );
});

type FaceProps = ComponentProps<'div'>;

const Face = /* @__PURE__ */ withRef(function Face({
  name,
  className,
  ...rest
}: FaceProps & { name: AppBarFace }) {
  const shown = useContext(FaceContext) === name;
  return (
    <div data-face={name} inert={inertValue(!shown)} className={classNames(css.face, className)} {...rest} />
  );
});

/** The bar of a page: its title and actions. */
export const Browse = /* @__PURE__ */ withRef(function Browse(props: FaceProps) {
  return <Face name="browse" {...props} />;
});

/** The bar of a selection: exit, count and actions. */
export const Manage = /* @__PURE__ */ withRef(function Manage(props: FaceProps) {
  return <Face name="manage" {...props} />;
});

/** The title of the page. */
export const Title = /* @__PURE__ */ withRef(function Title({
  className,
  children,
  ...rest
}: ComponentProps<'h1'>) {
  return (
    <h1 className={classNames(css.title, className)} {...rest}>
      {children}
    </h1>
  );
});

/** The number of selected items; every change is announced. */
export const Count = /* @__PURE__ */ withRef(function Count({ className, ...rest }: ComponentProps<'p'>) {
  return <p aria-live="polite" className={classNames(css.title, className)} {...rest} />;
});

export const Actions = /* @__PURE__ */ withRef(function Actions({
  className,
  ...rest
}: ComponentProps<'div'>) {
  return <div className={classNames(css.actions, className)} {...rest} />;
});
