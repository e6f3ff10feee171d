import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './connect.ts';
import { keepPlan } from './statements.ts';

/** A placeholder in a query for a value. */
class Slot {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A query that is compiled once and executed often, where compiling costs as much as executing. `build` gets a
 * placeholder for each of `names`, names its columns, and must not read the values.
 */
export function prepare<Values extends object, Row>(
  db: Db,
  names: readonly (keyof Values)[],
  build: (slots: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)])) as Values;
  const compiled = build(slots).compile();
  keepPlan(compiled.sql);
  const fill = compiled.parameters.map((parameter) =>
    parameter instanceof Slot ? (values: Values) => Reflect.get(values, parameter.name) : () => parameter,
  );
  return async (values) => {
    const query: CompiledQuery<Row> = { ...compiled, parameters: fill.map((valueFrom) => valueFrom(values)) };
    return (await db.executeQuery(query)).rows;
  };
}
