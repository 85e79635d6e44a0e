import type { Database } from "../platform/database";
import { valueBy } from "../platform/loaders";
import { announcementStateLabel } from "./announcement.rules";

/** How many notices of an announcement have been read and still exist; one statement for a page of them. */
export const readNoticesOf = valueBy<number>(
  async ({ db }, announcementIds) => {
    const counts = await db.notice.groupBy({
      by: ["announcementId"],
      where: { announcementId: { in: announcementIds }, readAt: { not: null } },
      _count: { _all: true },
    });
    return new Map(counts.map(({ announcementId, _count }) => [announcementId ?? "", _count._all]));
  },
  () => 0,
);

/** For the download of one's own data. */
export const announcementsSentBy = async (db: Database, userId: string) =>
  (
    await db.announcement.findMany({
      where: { sentById: userId },
      include: { arena: { select: { name: true } }, federation: { select: { name: true } } },
      orderBy: { sentAt: "desc" },
    })
  ).map(({ arena, federation, title, text, audience, state, scheduledFor, sentAt }) => ({
    de: arena?.name ?? federation?.name ?? null,
    titulo: title,
    texto: text,
    publico: audience,
    situacao: announcementStateLabel[state],
    agendadoPara: scheduledFor,
    em: sentAt,
  }));
