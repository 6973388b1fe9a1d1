/** A longer limit would make the grammar larger than the engine takes; it is left to the check of the answer. */
const countedAtMost = 1_000;

type Schema = Readonly<Record<string, unknown>>;

/**
 * A JSON schema as the engine's grammars know them. What they cannot express (patterns, bounds of numbers) is left out,
 * so what they let through is checked again; an object has no other properties than those it names.
 */
export function grammarSchema(schema: Schema): object {
  const { $defs, $ref, const: constant, enum: allowed, anyOf, oneOf } = schema;
  const defs = isSchema($defs) ? { $defs: mapped($defs) } : {};
  if ($ref !== undefined) return { $ref, ...defs };
  if (constant !== undefined) return { const: constant };
  if (Array.isArray(allowed)) return { enum: allowed };
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return { oneOf: choices.filter(isSchema).map(grammarSchema), ...defs };
  return { ...ofType(schema), ...defs };
}

function ofType(schema: Schema): object {
  const { type } = schema;
  if (Array.isArray(type)) return { oneOf: type.map((one: unknown) => ofType({ ...schema, type: one })) };
  switch (type) {
    case 'object':
      return object(schema);
    case 'array':
      return array(schema);
    case 'string':
      return { type, ...counted(schema, 'minLength', 'maxLength') };
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return { type };
    default:
      return { type: ['string', 'number', 'boolean', 'null'] };
  }
}

function object({ properties, required, additionalProperties }: Schema): object {
  if (!isSchema(properties))
    return {
      type: 'object',
      additionalProperties: isSchema(additionalProperties) ? grammarSchema(additionalProperties) : true,
    };
  return {
    type: 'object',
    properties: mapped(properties),
    required: Array.isArray(required) ? required : [],
    additionalProperties: false,
  };
}

function array(schema: Schema): object {
  const { items, prefixItems } = schema;
  return {
    type: 'array',
    ...(isSchema(items) && { items: grammarSchema(items) }),
    ...(Array.isArray(prefixItems) && { prefixItems: prefixItems.filter(isSchema).map(grammarSchema) }),
    ...counted(schema, 'minItems', 'maxItems'),
  };
}

const counted = (schema: Schema, ...names: string[]): object =>
  Object.fromEntries(
    names.flatMap((name) => {
      const limit = schema[name];
      return typeof limit === 'number' && limit <= countedAtMost ? [[name, limit]] : [];
    }),
  );

const mapped = (schemas: Schema): object =>
  Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, grammarSchema(isSchema(one) ? one : {})]));

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
