/** Some browsers have none. */
const connection = (): {readonly effectiveType?: string; readonly saveData?: boolean} | undefined =>
  (navigator as {readonly connection?: ReturnType<typeof connection>}).connection;

/** Whether the reader saves data. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether the reader saves data or is on a slow line, and should not pay for what may not be read. */
export const isConstrained = (): boolean => savesData() || /[23]g/.test(connection()?.effectiveType ?? '');
