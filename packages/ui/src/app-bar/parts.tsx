import { type ComponentProps, createContext, useContext } from 'react';
import { classNames } from '../classNames.ts';
import * as css from './AppBar.css.ts';

/** Which face of the bar is to the front. */
export type AppBarFace = 'browse' | 'manage';

const FaceContext = createContext<AppBarFace>('browse');

export type RootProps = ComponentProps<'header'> & { face?: AppBarFace };

/** The bar over a list. Browsing and managing share its place and height; one slides over the other. */
export function Root({ face = 'browse', className, ...rest }: RootProps) {
  return (
    <FaceContext value={face}>
      <header data-face={face} className={classNames(css.bar, className)} {...rest} />
    </FaceContext>
  );
}

type FaceProps = ComponentProps<'div'>;

function Face({ name, className, ...rest }: FaceProps & { name: AppBarFace }) {
  const shown = useContext(FaceContext) === name;
  return <div data-face={name} inert={!shown} className={classNames(css.face, className)} {...rest} />;
}

/** What the bar shows while looking: where one is and what can be done here. */
export function Browse(props: FaceProps) {
  return <Face name="browse" {...props} />;
}

/** What the bar shows while choosing: the way out, the count, the actions. */
export function Manage(props: FaceProps) {
  return <Face name="manage" {...props} />;
}

/** The name of the place. */
export function Title({ className, children, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1 className={classNames(css.title, className)} {...rest}>
      {children}
    </h1>
  );
}

/** How many are chosen; every change is spoken. */
export function Count({ className, ...rest }: ComponentProps<'p'>) {
  return <p aria-live="polite" className={classNames(css.title, className)} {...rest} />;
}

export function Actions({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(css.actions, className)} {...rest} />;
}
