/** Longest page of any list. */
export const maxPageSize = 100;

/** @param argument "first" or "last" */
export const pageSizeMessage = (argument: string): string => `«${argument}» deve ser de 1 a ${maxPageSize}.`;
