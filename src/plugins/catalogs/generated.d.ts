declare module '@generated/catalogs/default/limits.json' {
  import type {readCatalogs} from '@site/src/plugins/catalogs';

  const data: ReturnType<typeof readCatalogs>['limits.json'];
  export default data;
}

declare module '@generated/catalogs/default/errors.json' {
  import type {readCatalogs} from '@site/src/plugins/catalogs';

  const data: ReturnType<typeof readCatalogs>['errors.json'];
  export default data;
}

declare module '@generated/catalogs/default/figures.json' {
  const data: Readonly<Record<string, number>>;
  export default data;
}
