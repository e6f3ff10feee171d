import { expect, it } from 'vitest';
import { type Names, printNode } from './printJsx.ts';

function Button(_: { children?: string; icon?: unknown; onClick?: () => void; format?: unknown }) {
  return null;
}
function Card({ children }: { children: string }) {
  return <section>{children}</section>;
}

const names: Names = {
  of: (type) => (type === Button ? 'Dialog.Close' : undefined),
  expand: ({ type, props }) => (type === Card ? { node: Card(props as { children: string }) } : undefined),
  onUnknown: () => 'Unknown',
};

it('prints an element in one line if it fits', () => {
  expect(printNode(<Button onClick={() => {}}>Close</Button>, names)).toBe(
    '<Dialog.Close onClick={() => {}}>Close</Dialog.Close>',
  );
});

it('names functions that are no event handlers, and objects of the program, by their property', () => {
  const file = new Blob([]);
  expect(printNode(<Button format={(text: string) => text} icon={file} />, names)).toBe(
    '<Dialog.Close format={format} icon={icon} />',
  );
});

it('prints what a component of the story renders, with each child element in its own line', () => {
  const card = (
    <div>
      <Card>Two words</Card>
      {3} photos
    </div>
  );
  expect(printNode(card, names)).toBe(
    "<div>\n  <section>Two words</section>\n  {'3 photos'}\n</div>".replace("{'3 photos'}", '3 photos'),
  );
});

it('prints objects, lists and dates as JavaScript', () => {
  const value = { list: [1, 'two'], at: new Date(0), 'data-x': null, gone: undefined };
  expect(printNode(<Button icon={value} />, names)).toBe(
    "<Dialog.Close\n  icon={{\n    list: [1, 'two'],\n    at: new Date('1970-01-01T00:00:00.000Z'),\n    'data-x': null,\n  }}\n/>",
  );
});
