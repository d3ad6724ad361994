declare module '@generated/catalogues/default/limits.json' {
  import type {catalogues} from '@site/src/plugins/catalogues';

  const data: (typeof catalogues)['limits.json'];
  export default data;
}

declare module '@generated/catalogues/default/errors.json' {
  import type {catalogues} from '@site/src/plugins/catalogues';

  const data: (typeof catalogues)['errors.json'];
  export default data;
}
