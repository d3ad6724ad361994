export {EMBEDDED} from '../../config/embeddedSearch';
export {versionFilter} from '../../config/versions';
