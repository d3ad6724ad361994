import {catalogues} from '../../../src/plugins/catalogues';

export default catalogues['errors.json'];
