import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';

/**
 * Returns a function that leads an address to the same page of the version that is open, or to the latest one if that
 * version has no such page. A heading or query stays.
 */
export function useVersionAddress(): (address: string) => string {
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  return (address) => {
    // An unknown address below a version shows the page of all unknown addresses, which names the latest.
    if (!activeDoc || !activeVersion || activeVersion.isLast) return address;
    const own = activeVersion.path.replace(/\/$/, '') + address;
    const [page] = own.split(/[?#]/, 1);
    return activeVersion.docs.some(({path}) => path === page) ? own : address;
  };
}
