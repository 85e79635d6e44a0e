/** The text as a pattern of LIKE that nothing else matches. Prisma compares with LIKE wherever case does not count. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
