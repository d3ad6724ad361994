import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {category, coldStartsLink, page} from './src/config/sidebarItems';

/** The three sidebars of v2. v1 has its own in `versioned_sidebars`. */
const sidebars = {
  docs: [
    page('/quickstart/'),
    category('Guides', null, [
      page('/guides/poll-an-api/'),
      page('/guides/error-desk/'),
      page('/guides/publish-from-ci/'),
      page('/guides/test-locally/'),
    ]),
    category('Workflows', '/workflows/', [
      page('/workflows/steps/'),
      page('/workflows/steps/triggers/'),
      page('/workflows/steps/actions/'),
      page('/workflows/steps/using-props/'),
      page('/workflows/events/'),
      page('/workflows/events/inspect/'),
      page('/workflows/flow-control/'),
      page('/workflows/errors/'),
      page('/workflows/concurrency-and-throttling/'),
      page('/workflows/settings/'),
      page('/workflows/vpc/'),
      page('/workflows/domains/'),
      page('/workflows/sharing/'),
      page('/migrate-from-v1/'),
    ]),
    page('/event-history/'),
    page('/sources/'),
    page('/connected-accounts/'),
    page('/data-stores/'),
    category('Code', '/code/', [
      category('Node.js', '/code/nodejs/', [
        page('/code/nodejs/ai-code-generation/'),
        page('/code/nodejs/auth/'),
        page('/code/nodejs/http-requests/'),
        page('/code/nodejs/working-with-files/'),
        page('/code/nodejs/using-data-stores/'),
        page('/code/nodejs/delay/'),
        page('/code/nodejs/rerun/'),
        page('/code/nodejs/async/'),
        page('/code/nodejs/sharing-code/'),
      ]),
      category('Python', '/code/python/', [
        page('/code/python/auth/'),
        page('/code/python/using-data-stores/'),
        page('/code/python/rerun/'),
        page('/code/python/import-mappings/'),
        page('/code/python/faqs/'),
      ]),
      page('/code/go/'),
      category('Bash', '/code/bash/', [page('/code/bash/http-requests/')]),
      page('/destinations/'),
      page('/environment-variables/'),
    ]),
    page('/http/'),
    category('Integrations', '/apps/', [
      page('/apps/contributing/'),
      page('/components/quickstart/nodejs/actions/'),
      page('/components/quickstart/nodejs/sources/'),
      page('/millrace-axios/'),
      page('/components/typescript/'),
      page('/components/guidelines/'),
    ]),
    page('/troubleshooting/'),
    page('/user-settings/'),
    category('Projects', '/projects/', [page('/projects/git/')]),
    category('Workspaces', '/workspaces/', [page('/workspaces/sso/google/'), page('/workspaces/sso/okta/')]),
  ],
  reference: [
    page('/components/api/'),
    category('CLI', null, [page('/cli/install/'), page('/cli/login/'), page('/cli/reference/')]),
    category('API', '/api/', [
      page('/api/auth/'),
      page('/api/rest/'),
      page('/api/rest/webhooks/'),
      page('/api/rest/rss/'),
      page('/api/sse/'),
    ]),
    page('/limits/'),
    category('Security and Privacy', '/privacy-and-security/', [
      page('/privacy-and-security/best-practices/'),
      page('/abuse/'),
      page('/privacy-and-security/pgp-key/'),
      page('/subprocessors/'),
    ]),
    coldStartsLink,
  ],
  pricing: [page('/pricing/')],
} satisfies SidebarsConfig;

export default sidebars;
