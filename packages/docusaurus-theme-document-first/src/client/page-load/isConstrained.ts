/** The parts of `navigator.connection` that are read; some browsers have none. */
type Connection = {readonly effectiveType?: string; readonly saveData?: boolean};

/** Whether the reader saves data or is on a slow line, and should not pay for what may not be read. */
export function isConstrained(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}
