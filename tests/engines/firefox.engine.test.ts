import {startFirefox} from './engine/startFirefox';
import {promiseAll} from './promiseAll';

promiseAll('Firefox', startFirefox);
