import { randomUUID } from "node:crypto";
import { apiKeyPrefix } from "../../server/api-keys/api-key.rules";
import { newToken, tokenHash } from "../../server/identity/token.rules";
import type { ApiKeyKind, Role } from "../../server/platform/access.rules";
import type { TestApi } from "./api";
import { day } from "./federation-story";
import { createPerson, nextNumber, type Person } from "./story";

/** A user who can sign in, with the session of their token. */
export async function person(
  api: TestApi,
  name: string,
  roles: Role[] = [],
): Promise<Person & { sessionId: string }> {
  const made = await createPerson(api, name, roles);
  const session = await api.db.session.findFirstOrThrow({ where: { userId: made.userId } });
  return { ...made, sessionId: session.id };
}

/** @returns the row's id, and the secret key. */
export async function createKey(
  api: TestApi,
  kind: ApiKeyKind,
  federationId: string | null,
  scopes: ("RANKINGS_READ" | "RESULTS_READ")[] = ["RANKINGS_READ", "RESULTS_READ"],
): Promise<{ id: string; token: string }> {
  const token = `${apiKeyPrefix}${newToken()}`;
  const { id } = await api.db.apiKey.create({
    data: {
      name: "Chave",
      kind,
      federationId,
      scopes,
      hash: tokenHash(token),
      ending: token.slice(-4),
      expiresAt: day("2099-01-01"),
      lastUsedAt: new Date(),
    },
  });
  return { id, token };
}

/** An active athlete of an arena, with all fields set. @returns the id. */
export async function athlete(api: TestApi, arenaId: string, more: object = {}): Promise<string> {
  const id = randomUUID();
  await api.db.athlete.create({
    data: {
      id,
      fullName: "Atleta",
      email: `atleta${nextNumber()}@teste.example`,
      cpf: String(nextNumber()).padStart(11, "0"),
      phone: "(48) 99999-0000",
      birthDate: day("1990-03-14"),
      gender: "FEMALE",
      notes: "Observação",
      arenas: { create: { arenaId, firstVisitOn: day("2026-01-10"), note: "Observação da arena" } },
      ...more,
    },
  });
  return id;
}

/** @returns the ids of the federation and of its one member. */
export async function federation(api: TestApi, active: boolean, userId: string) {
  const { id, members } = await api.db.federation.create({
    data: {
      name: "Federação",
      acronym: `F${nextNumber()}`,
      cnpj: `${String(nextNumber()).padStart(12, "0")}00`,
      fullAddress: "Rua da Federação",
      email: `federacao${nextNumber()}@teste.example`,
      phone: "(48) 3333-0000",
      responsibleName: "Presidente",
      website: "site",
      city: "Cidade",
      uf: "SC",
      pixKey: "pix@federacao.example",
      active,
      members: { create: { userId, position: "Presidente", appointedOn: day("2026-01-05") } },
    },
    include: { members: true },
  });
  return { id, member: members[0]?.id ?? "" };
}

/** A position in a ranking's latest month. */
export const positionOf = async (api: TestApi, rankingId: string): Promise<string> =>
  (
    await api.db.rankingPosition.findFirstOrThrow({
      where: { rankingId, position: { not: null } },
      orderBy: { month: "desc" },
    })
  ).id;
