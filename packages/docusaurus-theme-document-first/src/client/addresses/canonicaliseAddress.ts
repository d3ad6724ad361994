import {canonicalisePath} from '../../addresses';

/** The page's own address, which Docusaurus writes into every page; pages of older versions have another canonical one. */
function readOwnPath(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return address === undefined ? undefined : new URL(address).pathname;
}

/** Shows the one address of the page in the address bar where it was opened by another form of it. */
export function canonicaliseAddress(): void {
  const own = readOwnPath();
  const {pathname, search, hash} = window.location;
  const path = canonicalisePath(pathname, (candidate) => candidate === own);
  if (path !== null && path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}
