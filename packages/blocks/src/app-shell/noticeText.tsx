import { Link } from '@xiangji/ui';
import { Fragment, type ReactNode } from 'react';

const EMPHASIS = { B: 'strong', STRONG: 'strong', EM: 'em', I: 'em' } as const;

function isEmphasis(name: string): name is keyof typeof EMPHASIS {
  return name in EMPHASIS;
}

function elementOf(node: Element, key: number): ReactNode {
  const inside = nodesOf(node);
  if (node.tagName === 'BR') return <br key={key} />;
  if (node instanceof HTMLAnchorElement && /^https?:$/.test(node.protocol)) {
    return (
      <Link key={key} href={node.href} target="_blank" rel="noreferrer">
        {inside}
      </Link>
    );
  }
  if (isEmphasis(node.tagName)) {
    const Tag = EMPHASIS[node.tagName];
    return <Tag key={key}>{inside}</Tag>;
  }
  return <Fragment key={key}>{inside}</Fragment>;
}

function nodesOf(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, key) =>
    node instanceof Element ? elementOf(node, key) : node.textContent,
  );
}

/**
 * Renders the HTML of a notice as React elements: text, links, emphasis, line breaks. It is never inserted as markup.
 */
export function noticeText(html: string): ReactNode[] {
  return nodesOf(new DOMParser().parseFromString(html, 'text/html').body);
}
