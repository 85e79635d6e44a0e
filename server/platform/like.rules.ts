/**
 * The text as a pattern of LIKE that nothing but itself matches. Prisma takes patterns in `contains`, and in `equals` where
 * case does not count.
 */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
