import {startWebKit} from './engine/startWebKit';
import {promiseAll} from './promiseAll';

promiseAll('WebKit', startWebKit);
