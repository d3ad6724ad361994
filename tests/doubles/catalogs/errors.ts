import {readCatalogs} from '../../../src/plugins/catalogs';

export default readCatalogs()['errors.json'];
