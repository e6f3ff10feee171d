import { type ComponentProps, createContext, useContext } from 'react';
import { classNames } from '../classNames.ts';
import { inertValue, withRef } from '../react-18/index.ts';
import * as css from './AppBar.css.ts';

/** The active part of the bar. */
export type AppBarFace = 'browse' | 'manage';

const FaceContext = createContext<AppBarFace>('browse');

export type RootProps = ComponentProps<'header'> & {
  /** The part that is shown. @default 'browse' */
  face?: AppBarFace;
};

/**
 * The bar above a list, with one part for view mode and one for selection mode. Both have the same position and height,
 * and one slides over the other.
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

/** The part for view mode: the title and the actions of the page. */
export const Browse = /* @__PURE__ */ withRef(function Browse(props: FaceProps) {
  return <Face name="browse" {...props} />;
});

/** The part for selection mode: exit button, count and actions. */
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

/** The number of selected items. Every change is announced to screen readers. */
export const Count = /* @__PURE__ */ withRef(function Count({ className, ...rest }: ComponentProps<'p'>) {
  return <p aria-live="polite" className={classNames(css.title, className)} {...rest} />;
});

export const Actions = /* @__PURE__ */ withRef(function Actions({
  className,
  ...rest
}: ComponentProps<'div'>) {
  return <div className={classNames(css.actions, className)} {...rest} />;
});
