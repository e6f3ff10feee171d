import fc from 'fast-check';
import * as core from 'zod/v4/core';

type Json = core.JSONSchema.BaseSchema;

const HUGE = 70_000;
const LONG = 2_000;
/** Base64 characters of a secret under a 4096-bit key, before the last. */
const ENCRYPTED = 683;

/** Values that no field expects: wrong types, edge cases, and texts that break careless parsers. */
const wrong: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 53,
    1e308,
    '',
    ' ',
    '0',
    '-0',
    '1e5',
    '\u0000',
    '\ud800',
    '\u202e',
    "'; drop table files; --",
    '%',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    [],
    {},
    [null],
    { __proto__: null, length: 1 },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom('x'.repeat(LONG), '相'.repeat(LONG), '9'.repeat(LONG)),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Texts of a valid length that a database or an encoder may not accept. */
const poison = fc.constantFrom(
  'a\u0000b',
  '\u0000',
  'a\ud800',
  '\udc00\ud800',
  '\u202eabc',
  '\ufeffx',
  'a\r\nb: c',
  '\ufffe',
  "a'b",
  '%_',
  '\\',
);

const inner = (schema: Json | boolean | undefined, ids: readonly string[]) =>
  typeof schema === 'object' ? right(schema, ids) : wrong;

function text({ pattern, maxLength, format }: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  const known = fc.constantFrom(...ids);
  // Ciphertexts are long, and all invalid ones are alike.
  if (pattern?.includes(`{${ENCRYPTED}}`))
    return fc.constantFrom('A'.repeat(ENCRYPTED + 1), `${'A'.repeat(ENCRYPTED)}=`);
  if (pattern) return fc.oneof(known, fc.stringMatching(new RegExp(pattern)));
  if (format) return known;
  const max = maxLength ?? 40;
  const long = fc.constantFrom('相'.repeat(max), 'x'.repeat(max), '😀'.repeat(Math.floor(max / 2)));
  return fc.oneof(known, fc.string({ unit: 'grapheme', maxLength: max + 1 }), long, poison);
}

function object(schema: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties) {
    return fc.dictionary(fc.constantFrom(...ids), inner(additionalProperties as Json, ids), { maxKeys: 4 });
  }
  const fields = Object.entries(properties).map(([name, one]) => [
    name,
    fc.oneof({ weight: 12, arbitrary: inner(one, ids) }, { weight: 1, arbitrary: wrong }),
  ]);
  // Sometimes one field too many, and mostly the expected ones.
  const shape = { ...Object.fromEntries(fields), unknown: wrong };
  return fc.record(shape, { requiredKeys: required as never[] });
}

/** Mostly values that a schema accepts. `ids` exist, in this account or in another. */
function right(schema: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((one) => inner(one, ids)));
  if (schema.type === 'string') return text(schema, ids);
  if (schema.type === 'integer' || schema.type === 'number') {
    const min = Math.max(schema.minimum ?? -HUGE, Number.MIN_SAFE_INTEGER);
    const max = Math.min(schema.maximum ?? HUGE, Number.MAX_SAFE_INTEGER);
    const edges = fc.constantFrom(min, max, min - 1, max + 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 0.5);
    return fc.oneof({ weight: 2, arbitrary: fc.integer({ min, max }) }, { weight: 1, arbitrary: edges });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return list(schema, ids);
  return schema.type === 'object' ? object(schema, ids) : wrong;
}

function list({ items, prefixItems }: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map((one) => inner(one as Json, ids)));
  return fc.array(inner(items as Json, ids), { maxLength: 5 });
}

/** Careless, broken or malicious input where `schema` is expected; undefined for no input. */
export function fuzzInputs(schema: core.$ZodType | undefined, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (!schema)
    return fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: wrong });
  const json = core.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const nothing = fc.constant(undefined);
  return fc.oneof(
    { weight: 14, arbitrary: right(json, ids) },
    { weight: 2, arbitrary: wrong },
    { weight: 1, arbitrary: nothing },
  );
}
