import { randomUUID } from "node:crypto";
import type { Prisma } from "../../prisma/generated/client/client";
import type { TestApi } from "./api";
import { createArena, createPerson, nextNumber } from "./story";
import { federation } from "./world-rows";

/** Arenas of a user: affiliated to a federation, invited by it, and with a request to it. */
export async function createAffiliations(api: TestApi, ownerId: string, federationId: string) {
  const free = async () => {
    const { id } = await createArena(api, `Livre ${nextNumber()}`);
    return api.db.arena.update({ where: { id }, data: { ownerId } });
  };
  const between = async (more: Partial<Prisma.AffiliationUncheckedCreateInput>) => {
    const { id: arenaId } = await free();
    const { id } = await api.db.affiliation.create({
      data: { arenaId, federationId, proposedBy: "FEDERATION", proposedAt: new Date(), ...more },
    });
    return id;
  };
  const { userId } = await createPerson(api, "Presidente");
  return {
    freeArena: (await free()).id,
    activeFederationKey: (await federation(api, true, userId)).id,
    openArenaKey: (await free()).pageKey,
    proposedToArena: await between({}),
    proposedByArena: await between({ proposedBy: "ARENA" }),
    inForce: await between({ status: "ACTIVE", answeredAt: new Date() }),
  };
}

/** A second manager of an arena, besides the owner. @returns the row's id. */
export async function createSpareManager(api: TestApi, arenaId: string): Promise<string> {
  const { userId } = await createPerson(api, "Segunda Gestora");
  const { id } = await api.db.arenaManager.create({ data: { arenaId, userId, appointedOn: new Date() } });
  return id;
}

/** A federation with only its president; a further member of a side's own federation, and an invitation to it. */
export async function createSpareFederation(api: TestApi, athleteUserId: string, ownId: string) {
  const [first, second, asked] = await Promise.all(
    ["Primeira", "Segunda", "Convidada"].map((name) => createPerson(api, name)),
  );
  const { id } = await federation(api, false, first?.userId ?? "");
  const member = await api.db.federationMember.create({
    data: {
      federationId: ownId,
      userId: second?.userId ?? "",
      position: "Diretora",
      appointedOn: new Date(),
    },
  });
  const ask = async (userId: string, placeId: string) => {
    const row = await api.db.managementInvitation.create({
      data: {
        userId,
        kind: "FEDERATION",
        placeId,
        placeName: "Federação",
        position: "Diretora",
        invitedById: randomUUID(),
        createdAt: new Date(),
      },
    });
    return row.id;
  };
  return {
    spareFederation: id,
    spareMember: member.id,
    managementInvitation: await ask(asked?.userId ?? "", ownId),
    ownManagementInvitation: await ask(athleteUserId, id),
  };
}
