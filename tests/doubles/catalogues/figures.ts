import {readCatalogues} from '../../../src/plugins/catalogues';

export default readCatalogues()['figures.json'];
