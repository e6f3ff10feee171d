import { Markdown } from '@storybook/addon-docs/blocks';
import * as css from './docs.css.ts';
import type { Words } from './guide.ts';
import { type PackageGuide, PackageSections } from './packageGuides.tsx';
import { DocsPage } from './parts.tsx';

const SOURCE = 'https://github.com/xiangji-photos/xiangji/tree/main/packages';

/** The text below the title; links to other packages lead to the repository. */
function bodyOf(readme: string): string {
  return readme.replace(/^# .*\n/, '').replaceAll('](../', `](${SOURCE}/`);
}

interface ReadmePageProps {
  name: string;
  title: Words;
  lead: Words;
  readme: string;
  guide?: PackageGuide;
}

/** The guide of a package, and below it the README, which npm shows too. */
export function ReadmePage({ name, title, lead, readme, guide }: ReadmePageProps) {
  return (
    <>
      <DocsPage kicker={name} title={title} lead={lead} code={`npm install ${name}`}>
        {guide ? <PackageSections guide={guide} /> : null}
      </DocsPage>
      <div lang="en" dir="ltr" className={css.readme}>
        <Markdown>{bodyOf(readme)}</Markdown>
      </div>
    </>
  );
}
