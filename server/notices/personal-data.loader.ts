import type { Database } from "../platform/database";

/** For the download of one's own data. */
export const noticesOf = async (db: Database, userId: string) =>
  (await db.notice.findMany({ where: { userId }, orderBy: { createdAt: "desc" } })).map(
    ({ title, text, createdAt, readAt }) => ({ titulo: title, texto: text, em: createdAt, lidoEm: readAt }),
  );
