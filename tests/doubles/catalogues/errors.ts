import {readCatalogues} from '../../../src/plugins/catalogues';

export default readCatalogues()['errors.json'];
