type Rule = {
  readonly type: string | readonly string[];
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly required?: readonly string[];
};

/** The part of JSON Schema that the schema of records uses. */
export type RecordSchema = {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Rule>>;
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function checkField(name: string, value: unknown, rule: Rule): string[] {
  const allowed = [rule.type].flat();
  if (!allowed.includes(typeOf(value))) return [`${name} is ${typeOf(value)}; ${allowed.join(' or ')} is allowed`];
  if (rule.enum && !rule.enum.includes(String(value)))
    return [`${name} is "${String(value)}"; ${rule.enum.join(', ')} are allowed`];
  if (rule.pattern && !new RegExp(rule.pattern).test(String(value)))
    return [`${name} is "${String(value)}"; ${rule.pattern} is its form`];
  const fields = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return (rule.required ?? []).filter((field) => !fields.includes(field)).map((field) => `${name}.${field} is missing`);
}

/** Says what is wrong with a record by its schema; nothing where it is right. */
export function checkRecord(record: object, schema: RecordSchema): string[] {
  const fields = new Map(Object.entries(record).filter(([, value]) => value !== undefined));
  const missing = schema.required.filter((name) => !fields.has(name)).map((name) => `${name} is missing`);
  const wrong = [...fields].flatMap(([name, value]) => {
    const rule = schema.properties[name];
    return rule ? checkField(name, value, rule) : [`${name} is not a field of a record`];
  });
  return [...missing, ...wrong];
}
