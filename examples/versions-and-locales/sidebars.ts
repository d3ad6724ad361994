import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {docs: ['index', 'install', 'retries', 'limits', 'changes']} satisfies SidebarsConfig;
