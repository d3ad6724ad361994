import {createSite} from '../createSite';

export default createSite({sidebarPath: './sidebars.ts'});
