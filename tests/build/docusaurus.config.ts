import {makeConfig} from './makeConfig';

export default makeConfig();
