/** Some browsers have none. */
const getConnection = (): {readonly effectiveType?: string; readonly saveData?: boolean} | undefined =>
  (navigator as {readonly connection?: ReturnType<typeof getConnection>}).connection;

/** Whether the reader saves data. */
export const isSavingData = (): boolean => getConnection()?.saveData === true;

/** Whether the reader saves data or is on a slow line, and should not pay for what may not be read. */
export const isConstrained = (): boolean => isSavingData() || /[23]g/.test(getConnection()?.effectiveType ?? '');
