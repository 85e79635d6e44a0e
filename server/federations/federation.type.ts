import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { canSeeFederation } from "./federation.access";
import { atMost } from "../platform/graphql/list-size";
import { federationStateLabel, federationStateOf, federationStates } from "./federation-state.rules";
import type { Database } from "../platform/database";
import { valueBy } from "../platform/loaders";

/** How many arenas are affiliated to a federation and not suspended; one statement. */
const arenaCountOf = valueBy<number>(
  async ({ db }, ids) => {
    const rows = await db.arena.groupBy({
      by: ["federationId"],
      where: { federationId: { in: ids }, active: true },
      _count: { _all: true },
    });
    return new Map(
      rows.flatMap(({ federationId, _count }) => (federationId ? [[federationId, _count._all]] : [])),
    );
  },
  () => 0,
);

/** Where arenas of a federation are, and how many; each null where it is not known. */
interface ArenaPlace {
  uf: string | null;
  city: string | null;
  arenaCount: number;
}

/** The maximum number of places listed. */
const mostArenaPlaces = 500;

/** The places of arenas that are not suspended, those with most arenas first. One statement. */
async function arenaPlacesOf(db: Database, federationId: string): Promise<ArenaPlace[]> {
  const rows = await db.arena.groupBy({
    by: ["uf", "city"],
    where: { federationId, active: true },
    _count: { _all: true },
    orderBy: [{ _count: { id: "desc" } }, { uf: "asc" }, { city: "asc" }],
    take: mostArenaPlaces,
  });
  return rows.map(({ uf, city, _count }) => ({ uf, city, arenaCount: _count._all }));
}

export const FederationStateType = builder.enumType("FederationState", {
  description: "Federation state (situação de uma federação).",
  values: labelled(federationStates, (state) => federationStateLabel[state]),
});

const ArenaPlaceType = builder.objectRef<ArenaPlace>("ArenaPlace").implement({
  description: "Arena place (cidade com arenas filiadas).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    uf: t.exposeString("uf", { nullable: true, description: "Two letters; null when it is not known (UF)." }),
    city: t.exposeString("city", {
      nullable: true,
      description: "City; null when it is not known (cidade).",
    }),
    arenaCount: t.exposeInt("arenaCount", { description: "How many are there (arenas filiadas)." }),
  }),
});

export const FederationType = builder.prismaNode("Federation", {
  description: "Its championships, rankings and arenas (federação). Visible to its members and to admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (federation, ctx) => canSeeFederation(federation.id, ctx.viewer),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as addresses of pages and files carry it (chave).",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    acronym: t.exposeString("acronym", { description: "Upper case (sigla)." }),
    active: t.exposeBoolean("active", {
      description: "Active; false until an admin activates it; nothing of it is public before (ativa).",
    }),
    state: t.field({
      type: FederationStateType,
      description: "Whether it is active, waits to be, or is so no longer (situação).",
      resolve: federationStateOf,
    }),
    inactiveSince: t.expose("inactiveSince", {
      type: "DateTime",
      nullable: true,
      description: "Inactive since, UTC; null for one that is active or waits to be (inativa desde).",
    }),
    inactiveReason: t.exposeString("inactiveReason", {
      nullable: true,
      description:
        "Inactive reason, as the administration gave it; null where there is none (motivo da inatividade).",
    }),
    cnpj: t.exposeString("cnpj", {
      nullable: true,
      description: "CNPJ, 14 characters without mask; null when it is not known.",
    }),
    fullAddress: t.exposeString("fullAddress", {
      nullable: true,
      description: "Full address; null when it is not known (endereço completo).",
    }),
    email: t.exposeString("email", { description: "E-mail, of the federation, lower case (e-mail)." }),
    phone: t.exposeString("phone", {
      nullable: true,
      description: "Phone; null when it is not known (telefone).",
    }),
    responsibleName: t.exposeString("responsibleName", { description: "Responsible name (responsável)." }),
    website: t.exposeString("website", {
      nullable: true,
      description: "Website, with its https://; null without one (site oficial).",
    }),
    city: t.exposeString("city", {
      nullable: true,
      description: "City; null when it is not known (cidade).",
    }),
    uf: t.exposeString("uf", {
      nullable: true,
      description: "Two letters; null when it is not known (UF).",
    }),
    pixKey: t.exposeString("pixKey", {
      nullable: true,
      description: "Pix key; where the fees of its championships are paid to; null without one (chave Pix).",
    }),
    version: t.exposeInt("version", { description: "Sent back on saving, as an optimistic lock (versão)." }),
    arenaPlaces: t.field({
      type: [ArenaPlaceType],
      description: `Arena places; where there are most first, at most ${mostArenaPlaces} places; suspended ones left out (onde estão as arenas filiadas).`,
      extensions: atMost(mostArenaPlaces, 20),
      resolve: ({ id }, _args, ctx) => arenaPlacesOf(ctx.db, id),
    }),
    arenaCount: t.int({
      description: "How many are not suspended (arenas filiadas).",
      resolve: ({ id }, _args, ctx) => arenaCountOf(ctx).load(id),
    }),
  }),
});

export const FederationMemberType = builder.prismaNode("FederationMember", {
  description: "A user who works for it, with their position (usuário da federação).",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (member, ctx) => canSeeFederation(member.federationId, ctx.viewer),
  fields: (t) => ({
    appointedOn: t.expose("appointedOn", { type: "Date", description: "The day (nomeação)." }),
    position: t.exposeString("position", { description: "Position, for instance “Presidente” (cargo)." }),
    federation: t.relation("federation", { type: FederationType, description: "Federation (federação)." }),
  }),
});
