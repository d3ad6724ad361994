import {catalogues} from '../../../src/plugins/catalogues';

export default catalogues['permissions.json'];
