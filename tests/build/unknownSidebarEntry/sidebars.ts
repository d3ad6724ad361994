import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {docs: ['index', 'workflows/no-such-page']} satisfies SidebarsConfig;
