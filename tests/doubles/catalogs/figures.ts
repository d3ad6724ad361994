import {readCatalogs} from '../../../src/plugins/catalogs';

export default readCatalogs()['figures.json'];
