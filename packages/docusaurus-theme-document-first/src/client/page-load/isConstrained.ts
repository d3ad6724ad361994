/** The Network Information API, which not all browsers support. */
const getConnection = (): {readonly effectiveType?: string; readonly saveData?: boolean} | undefined =>
  (navigator as {readonly connection?: ReturnType<typeof getConnection>}).connection;

/** Whether the reader saves data. */
export const isSavingData = (): boolean => getConnection()?.saveData === true;

/** Whether the reader saves data or has a slow connection, in which case nothing should be prefetched. */
export const isConstrained = (): boolean => isSavingData() || /[23]g/.test(getConnection()?.effectiveType ?? '');
