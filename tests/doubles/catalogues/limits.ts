import {readCatalogues} from '../../../src/plugins/catalogues';

export default readCatalogues()['limits.json'];
