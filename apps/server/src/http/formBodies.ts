import type { FastifyInstance } from 'fastify';
import type * as core from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';

type FormValue = string | string[];

/** Fields by name; a repeated name, or one that ends in `[]`, is a list. */
function readFields(text: string): Record<string, FormValue> {
  const search = new URLSearchParams(text);
  const fields = Array.from(new Set(search.keys()), (key): [string, FormValue] => {
    const values = search.getAll(key);
    const isList = values.length > 1 || key.endsWith('[]');
    return [key.replace(/\[\]$/, ''), isList ? values : (values[0] ?? '')];
  });
  return Object.fromEntries(fields);
}

/** The value that a field's text represents: JSON, or a list of one. */
function convert(value: FormValue, isList: boolean): unknown {
  if (Array.isArray(value)) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return isList && !Array.isArray(parsed) ? [value] : parsed;
  } catch {
    return isList ? [value] : value;
  }
}

/**
 * Reads a form as the body that `schema` describes: a field that the schema does not accept as text is converted.
 */
export function readForm(text: string, schema: core.$ZodType | undefined): Record<string, unknown> {
  const fields = readFields(text);
  const issues = (schema && safeParse(schema, fields).error?.issues) ?? [];
  const converted = issues.flatMap((issue): [string, unknown][] => {
    const [name] = issue.path;
    const names = name === undefined ? Object.keys(fields) : [String(name)];
    const isList = issue.code === 'invalid_type' && issue.expected === 'array';
    return names.flatMap((key) => (fields[key] === undefined ? [] : [[key, convert(fields[key], isList)]]));
  });
  return { ...fields, ...Object.fromEntries(converted) };
}

/**
 * Accepts form bodies for every call of the contract. Other routes get the text. A page of another site can send a
 * form, but not the CSRF header.
 */
export function installFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    ({ routeOptions }, body, done) => {
      const { contract } = routeOptions.config;
      done(null, contract ? readForm(String(body), contract.body) : body);
    },
  );
}
