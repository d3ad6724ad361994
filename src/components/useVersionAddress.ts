import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';

/**
 * Returns a function that converts an address to the same page in the open page's version, or in the latest one if that
 * version doesn't have the page. Anchors and queries are preserved.
 */
export function useVersionAddress(): (address: string) => string {
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  return (address) => {
    // Unknown URLs below a version show the not-found page, which belongs to the latest version.
    if (!activeDoc || !activeVersion || activeVersion.isLast) return address;
    const own = activeVersion.path.replace(/\/$/, '') + address;
    const [page] = own.split(/[?#]/, 1);
    return activeVersion.docs.some(({path}) => path === page) ? own : address;
  };
}
