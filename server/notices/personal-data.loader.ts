import { deviceName } from "../identity/device-name.rules";
import type { Database } from "../platform/database";

/** For the download of one's own data. */
export const noticesOf = async (db: Database, userId: string) =>
  (await db.notice.findMany({ where: { userId }, orderBy: { createdAt: "desc" } })).map(
    ({ title, text, createdAt, readAt }) => ({ titulo: title, texto: text, em: createdAt, lidoEm: readAt }),
  );

/** The devices that show notices; for the download as well. */
export const pushDevicesOf = async (db: Database, userId: string) =>
  (
    await db.pushSubscription.findMany({
      where: { userId },
      orderBy: { createdAt: "desc" },
      include: { session: { select: { userAgent: true } } },
    })
  ).map(({ endpoint, session, createdAt, lastSuccessAt }) => ({
    aparelho: deviceName(session?.userAgent ?? null),
    endereco: endpoint,
    ligadoEm: createdAt,
    ultimoAvisoEm: lastSuccessAt,
  }));
