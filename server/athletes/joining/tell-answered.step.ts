import { arenaPagePath } from "../../arenas/arena-name.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { joinAnsweredMail } from "./join-mails.rules";

/** Mails each athlete the answer to their join request. */
export async function tellAnswered(
  tx: Transaction,
  { outbox, publicUrl }: ActionContext,
  ids: readonly string[],
  accepted: boolean,
): Promise<void> {
  const rows = await tx.joinRequest.findMany({
    where: { id: { in: [...ids] } },
    select: {
      arena: { select: { name: true, pageKey: true } },
      athlete: {
        select: { fullName: true, email: true, user: { select: { email: true, disabledAt: true } } },
      },
    },
  });
  for (const { arena, athlete } of rows) {
    const email = athlete.user?.disabledAt ? null : (athlete.user?.email ?? athlete.email);
    if (email === null) continue;
    const url = `${publicUrl}${arenaPagePath(arena.pageKey)}`;
    await outbox.put(
      tx,
      joinAnsweredMail({ email, name: athlete.fullName }, { arena: arena.name, accepted, url }),
    );
  }
}
