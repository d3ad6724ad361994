import {BASE_URL, SITE_URL} from '../../../src/config/addresses';

/** Stands in for the site's context: addresses only. */
export default function useDocusaurusContext(): {siteConfig: {url: string; baseUrl: string; trailingSlash: boolean}} {
  return {siteConfig: {url: SITE_URL, baseUrl: BASE_URL, trailingSlash: true}};
}
