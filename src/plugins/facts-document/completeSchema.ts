import {latestVersion, versions} from '../../config/versions';

type SchemaFile = {readonly properties: {readonly latest: object; readonly versions: object}};

/** The schema of `facts.json` with the ids of the versions, so that it allows these and no others. */
export function completeSchema(text: string): string {
  const schema = JSON.parse(text) as SchemaFile;
  const ids = versions.map(({id}) => id);
  const properties = {
    ...schema.properties,
    latest: {...schema.properties.latest, const: latestVersion.id},
    versions: {
      ...schema.properties.versions,
      required: ids,
      additionalProperties: false,
      properties: Object.fromEntries(ids.map((id) => [id, {$ref: '#/$defs/version'}])),
    },
  };
  return `${JSON.stringify({...schema, properties}, null, 2)}\n`;
}
