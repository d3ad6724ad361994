import {createSite} from '../createSite';

export default createSite();
