/** The `define` functions of `@millrace/types` return their argument; they exist for its type. */
export const defineApp = <T>(app: T): T => app;
export const defineAction = <T>(action: T): T => action;
export const defineSource = <T>(source: T): T => source;
