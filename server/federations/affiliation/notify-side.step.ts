import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { Mail } from "../../platform/mail/mail.rules";
import { federationPeople } from "../federation-people.loader";
import type { AffiliationInMail } from "./affiliation-mails.rules";

/** Sends a mail to one side: to the owner of the arena, or to everyone who works for the federation. */
export async function notifySide(
  tx: Transaction,
  { outbox, publicUrl }: ActionContext,
  side: "ARENA" | "FEDERATION",
  { arenaId, federationId }: { arenaId: string; federationId: string },
  mail: (to: { email: string; name: string }, between: AffiliationInMail) => Mail,
): Promise<void> {
  const arena = await tx.arena.findUniqueOrThrow({ where: { id: arenaId }, include: { owner: true } });
  const federation = await tx.federation.findUniqueOrThrow({ where: { id: federationId } });
  const owner = arena.owner && !arena.owner.disabledAt ? [arena.owner] : [];
  const people = side === "ARENA" ? owner : await federationPeople(tx, federationId);
  const url = `${publicUrl}${side === "ARENA" ? "/arena-settings" : "/federation/arenas"}`;
  for (const person of people)
    await outbox.put(tx, mail(person, { arena: arena.name, federation: federation.name, url }));
}
