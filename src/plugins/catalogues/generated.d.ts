declare module '@generated/catalogues/default/limits.json' {
  import type {readCatalogues} from '@site/src/plugins/catalogues';

  const data: ReturnType<typeof readCatalogues>['limits.json'];
  export default data;
}

declare module '@generated/catalogues/default/errors.json' {
  import type {readCatalogues} from '@site/src/plugins/catalogues';

  const data: ReturnType<typeof readCatalogues>['errors.json'];
  export default data;
}

declare module '@generated/catalogues/default/figures.json' {
  const data: Readonly<Record<string, number>>;
  export default data;
}
