import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { earlier } from "../../platform/time/duration.rules";
import { joinAskedMail } from "./join-mails.rules";
import { joinRequestsPath } from "./join-paths.rules";

/** Minimum interval between mails; later requests show on the page that the first mail links to. */
const toldAgainAfter = { hours: 12 };

/** Mails the owner of the arena about a join request, unless another request within the interval has caused a mail. */
export async function tellAsked(
  tx: Transaction,
  { outbox, publicUrl, now }: ActionContext,
  arenaId: string,
  athleteId: string,
): Promise<void> {
  const others = { arenaId, athleteId: { not: athleteId }, status: "PENDING" as const };
  const lately = await tx.joinRequest.count({
    where: { ...others, askedAt: { gt: earlier(now, toldAgainAfter) } },
  });
  if (lately > 0) return;
  const arena = await tx.arena.findUniqueOrThrow({
    where: { id: arenaId },
    select: {
      name: true,
      responsibleName: true,
      owner: { select: { email: true, disabledAt: true } },
    },
  });
  if (!arena.owner || arena.owner.disabledAt) return;
  const { fullName } = await tx.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: { fullName: true },
  });
  const to = { email: arena.owner.email, name: arena.responsibleName };
  const url = `${publicUrl}${joinRequestsPath}`;
  await outbox.put(tx, joinAskedMail(to, { arena: arena.name, athlete: fullName, url }));
}
