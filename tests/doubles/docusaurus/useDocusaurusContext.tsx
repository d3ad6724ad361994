import {BASE_URL, SITE_URL} from '../../../src/config/addresses';

type Context = {
  siteConfig: {url: string; baseUrl: string; trailingSlash: boolean};
  i18n: {currentLocale: string};
};

/** Mock of the site's context: addresses, and the site's language. */
export default function useDocusaurusContext(): Context {
  return {siteConfig: {url: SITE_URL, baseUrl: BASE_URL, trailingSlash: true}, i18n: {currentLocale: 'en'}};
}
