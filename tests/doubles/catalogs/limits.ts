import {readCatalogs} from '../../../src/plugins/catalogs';

export default readCatalogs()['limits.json'];
