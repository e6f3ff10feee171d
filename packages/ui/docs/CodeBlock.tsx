import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { SyntaxHighlighter } from 'storybook/internal/components';
import type { PreparedStory, StoryContext } from 'storybook/internal/types';
import { convert, ThemeProvider, themes } from 'storybook/theming';
import { Button } from '../src/button/index.ts';
import { codeOf } from './code/storyCode.ts';
import * as css from './docs.css.ts';
import type { Words } from './guide.ts';
import { Beside } from './parts.tsx';
import { ToolbarContext } from './ToolbarContext.ts';

/** How long the button shows that the code was copied (ms). */
const COPIED_MS = 2_000;

const COPY: Words = ['复制', 'Copy'];
const COPIED: Words = ['已复制', 'Copied'];

/** Copies the result of `read`. */
function CopyButton({ read }: { read: () => string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(read());
    setCopied(true);
  };
  return (
    <Button size="small" className={css.copy} onClick={copy}>
      <Beside words={copied ? COPIED : COPY} />
    </Button>
  );
}

const darkCode = convert({ ...themes.dark, fontCode: 'var(--xj-font-mono, monospace)' });

interface CodeProps {
  code: string;
  language?: 'tsx' | 'jsx';
}

/** A code block: dark in both themes, with a copy button. */
export function CodeBlock({ code, language = 'tsx' }: CodeProps) {
  const block = useRef<HTMLDivElement>(null);
  return (
    <div ref={block} data-theme="dark" dir="ltr" className={css.codeBlock}>
      <ThemeProvider theme={darkCode}>
        <SyntaxHighlighter language={language} format={false} copyable={false} padded>
          {code}
        </SyntaxHighlighter>
      </ThemeProvider>
      <CopyButton read={() => block.current?.querySelector('pre')?.textContent ?? code} />
    </div>
  );
}

/** The code of a story in the language of the toolbar, once `open`; empty where it cannot be written. */
function useStoryCode(story: PreparedStory, open: boolean): string | undefined {
  const context = useContext(DocsContext);
  const toolbar = useContext(ToolbarContext);
  const [code, setCode] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the story reads the toolbar's settings
  useEffect(() => {
    let current = true;
    if (open)
      codeOf(story, context.getStoryContext(story) as StoryContext).then((text = '') => {
        if (current) setCode(text);
      });
    return () => {
      current = false;
    };
  }, [story, open, context, toolbar]);
  return code;
}

/** The code of a story, collapsed at first. A screen of the product has none: it is not a component to copy. */
export function StoryCode({ story }: { story: PreparedStory }) {
  const [open, setOpen] = useState(false);
  const code = useStoryCode(story, open);
  if (story.title.startsWith('Web/')) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        <Beside words={['代码', 'Code']} />
      </summary>
      {open && code !== undefined ? <CodeBlock code={code} /> : null}
    </details>
  );
}
