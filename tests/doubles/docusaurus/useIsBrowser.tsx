/** Component tests run as in a browser. */
export default function useIsBrowser(): boolean {
  return true;
}
