import { useEffect, useRef, useState } from 'react';
import { SyntaxHighlighter } from 'storybook/internal/components';
import { convert, ThemeProvider, themes } from 'storybook/theming';
import { Button } from '../src/button/index.ts';
import * as css from './docs.css.ts';
import type { Words } from './guide.ts';
import { Beside } from './parts.tsx';

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
