import * as core from 'zod/v4/core';

/** The parts of JSON Schema that the contract's schemas use. */
type Json = core.JSONSchema.BaseSchema;

/** Patterns that have a name of their own. */
const NAMED: Record<string, string> = {
  '^[A-Za-z0-9_-]{1,64}$': 'id',
  '^-?\\d{1,15}$': 'integer',
};
const LONGEST_PATTERN = 40;

function textOf({ pattern, minLength, maxLength, format }: Json): string {
  const named = pattern && NAMED[pattern];
  if (named) return named;
  if (pattern)
    return pattern.length > LONGEST_PATTERN ? 'encrypted' : `text \`${pattern.replaceAll('|', '\\|')}\``;
  if (maxLength !== undefined) return `text ${minLength ?? 0}–${maxLength}`;
  return format ?? 'text';
}

function numberOf({ type, minimum, maximum }: Json): string {
  const isOpen = (limit: number | undefined) =>
    limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER;
  if (isOpen(minimum) && isOpen(maximum)) return type === 'integer' ? 'integer' : 'number';
  return `${isOpen(minimum) ? '…' : minimum}–${isOpen(maximum) ? '…' : maximum}`;
}

function objectOf({ properties, required, additionalProperties, propertyNames }: Json): string {
  if (!properties && typeof additionalProperties === 'object') {
    const key = typeof propertyNames === 'object' ? short(propertyNames) : 'text';
    return `{[${key}]: ${short(additionalProperties)}}`;
  }
  const fields = Object.entries(properties ?? {}).map(([name, schema]) => {
    const mark = required?.includes(name) ? '' : '?';
    return `${name}${mark}: ${typeof schema === 'object' ? short(schema) : 'any'}`;
  });
  return `{${fields.join(', ')}}`;
}

function listOf({ items, prefixItems }: Json): string {
  if (prefixItems)
    return `[${prefixItems.map((item) => (typeof item === 'object' ? short(item) : 'any')).join(', ')}]`;
  return typeof items === 'object' && !Array.isArray(items) ? `[${short(items)}…]` : '[any…]';
}

function short(schema: Json): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either)
    return [...new Set(either.map((one) => (typeof one === 'object' ? short(one) : 'any')))].join(' or ');
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'array') return listOf(schema);
  return typeof schema.type === 'string' ? schema.type : 'any';
}

/** The input of a call in one line: `{name: text 1–30, type?: 1 or 2}`. */
export function shortSchema(schema: core.$ZodType): string {
  return short(core.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}
