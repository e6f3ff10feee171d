import { UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import fc from 'fast-check';

const BOUNDARY = 'xiangji-fuzzInputs';
const LONG = 'x'.repeat(2_000);
const PARTS_TOO_MANY = 12;
/** A picture's first bytes, and no picture. */
const heads = [
  '\xff\xd8\xff\xe0\0\x10JFIF\0',
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  'BM',
  'II*\0',
  '\0\0\0\x18ftypheic',
  '',
];

const bytes = fc
  .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }))
  .map(([head, rest]) => Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(rest)]));

const texts = (known: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '\0', '0', LONG, '../../x', '1,2,3,4', '-1,0,9999999999,1', 'NaN,0,0,0'),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  );

const fileNames = ['a.jpg', '../../a.jpg', 'a\0.jpg', '\u202egpj.exe', LONG, '', 'a"; filename="b'];

function field(name: string, value: string): Buffer {
  return Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
}

function file(name: string, content: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

const names = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...Object.values(UPLOAD_FIELDS)) },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'x:other', '', 'toString') },
);

/** Careless, broken or malicious upload forms: `tokens` and `ids` are real ones. */
export function fuzzForms(tokens: readonly string[], ids: readonly string[]) {
  const right = fc
    .record({
      token: texts(tokens),
      folder: texts(ids),
      name: texts(['a.jpg']),
      rect: texts(['0,0,20,20', '']),
    })
    .map(({ token, folder, name, rect }) => [
      field(UPLOAD_FIELDS.TOKEN, token),
      field(UPLOAD_FIELDS.FOLDER, folder),
      field(UPLOAD_FIELDS.NAME, name),
      field(UPLOAD_FIELDS.RECT, rect),
    ]);
  const odd = fc.array(
    fc.tuple(names, texts([...tokens, ...ids])).map(([name, value]) => field(name, value)),
    { maxLength: PARTS_TOO_MANY },
  );
  const files = fc.array(
    fc.tuple(fc.constantFrom(...fileNames), bytes).map(([name, content]) => file(name, content)),
    { maxLength: 2 },
  );
  const ends = fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, '', '--', `--${BOUNDARY}`);
  return fc
    .tuple(fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: odd }), files, ends)
    .map(([fields, contents, end]) => Buffer.concat([...fields, ...contents, Buffer.from(end)]));
}

/** The header of such a form; sometimes without a boundary, or with another one. */
export const formTypes = [
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary=${BOUNDARY}`,
  'multipart/form-data',
  'multipart/form-data; boundary=other',
];
