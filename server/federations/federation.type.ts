import { ArenaType } from "../arenas/arena.type";
import { ViewerType } from "../identity/identity.type";
import { ManagementInvitationType } from "../identity/management/management-invitation.type";
import type { Database } from "../platform/database";
import { builder, type FieldsOf, labelled } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { valueBy } from "../platform/loaders";
import type { Viewer } from "../platform/viewer";
import { federationStateLabel, federationStateOf, federationStates } from "./federation-state.rules";
import { canSeeFederation } from "./federation.access";

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

export const federationNow = <Root extends { federationId: string }>(t: FieldsOf<Root>) =>
  t.prismaField({
    type: FederationType,
    description: "Federation, as it is now (federação).",
    resolve: (query, { federationId }, _args, ctx) =>
      ctx.db.federation.findUniqueOrThrow({ ...query, where: { id: federationId } }),
  });

/** The answer of what was done to a federation. */
export const federationSuccess = (name: string, description: string) =>
  builder.objectRef<{ federationId: string }>(name).implement({
    description,
    authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
    fields: (t) => ({ federation: federationNow(t) }),
  });

/** The same for mutations that invite a user. */
export const invitedToFederation = (name: string, description: string) =>
  builder.objectRef<{ federationId: string; asked: boolean }>(name).implement({
    description,
    authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
    fields: (t) => ({
      asked: t.exposeBoolean("asked", {
        description:
          "Whether the person has an account and answers first; else they have one now, and its password by mail (perguntada).",
      }),
      federation: federationNow(t),
    }),
  });

export const positionField = "Position, 2 to 60 characters (cargo).";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

/** What is typed of a federation, by who makes it and who changes it. */
export const federationRecordFields = (t: InputFields) => ({
  name: t.string({ required: true, description: "Name, 2 to 100 characters (nome)." }),
  acronym: t.string({
    required: true,
    description: "Acronym, 2 to 10 characters; kept in upper case (sigla).",
  }),
  cnpj: t.string({ description: "CNPJ, with or without mask; null when it is not known." }),
  fullAddress: t.string({
    description: "Full address, at most 200 characters; null for none (endereço completo).",
  }),
  email: t.string({ required: true, description: "E-mail, of the federation (e-mail)." }),
  phone: t.string({ description: "Phone; null when there is none (telefone)." }),
  responsibleName: t.string({
    required: true,
    description: "Responsible name, 2 to 100 letters, spaces and the signs of names (' - .) (responsável).",
  }),
  website: t.string({ description: "A URL, with or without https://; null for none (site oficial)." }),
  city: t.string({
    description:
      "City, at most 60 characters, as the Pix code names it; left out it stays as it is (cidade).",
  }),
  uf: t.string({ description: "Two letters, null for none; left out it stays as it is (UF)." }),
  pixKey: t.string({
    description:
      "CPF, CNPJ, e-mail, mobile phone or random key, null for none; left out it stays as it is (chave Pix).",
  }),
});

const mostPeople = 100;

builder.prismaObjectFields(FederationType, (t) => ({
  members: t.relation("members", {
    type: FederationMemberType,
    extensions: atMost(mostPeople, 3),
    description: "Who works for it now, the first appointed first; at most 100 (pessoas).",
    query: {
      where: { active: true },
      orderBy: [{ appointedOn: "asc" }, { id: "asc" }],
      take: mostPeople,
    },
  }),
  invitations: t.prismaField({
    type: [ManagementInvitationType],
    extensions: atMost(mostPeople, 1),
    description: "The people who were asked to work for it and have not answered yet (convites).",
    resolve: (query, { id }, _args, ctx) =>
      ctx.db.managementInvitation.findMany({
        ...query,
        where: { placeId: id, status: "PENDING" },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: mostPeople,
      }),
  }),
}));

builder.prismaObjectFields(FederationMemberType, (t) => ({
  name: t.string({
    description: "Name, of the person (nome).",
    select: { user: { select: { name: true } } },
    resolve: ({ user }) => user.name,
  }),
  email: t.string({
    description: "E-mail, of the person; its colleagues see it (e-mail).",
    select: { user: { select: { email: true } } },
    resolve: ({ user }) => user.email,
  }),
  isViewer: t.boolean({
    description: "Whether it is oneself (sou eu).",
    resolve: ({ userId }, _args, { viewer }) => userId === viewer?.userId,
  }),
  person: t.relation("user", { authScopes: { admin: true }, description: "Person (pessoa). For admins." }),
}));

builder.prismaObjectField(ArenaType, "federation", (t) =>
  t.relation("federation", {
    type: FederationType,
    nullable: true,
    unauthorizedResolver: () => null,
    authScopes: ({ federationId }, _args, ctx) =>
      federationId !== null && canSeeFederation(federationId, ctx.viewer),
    description:
      "Federation, to which it is affiliated; null without one, or unless one may see the federation's own affairs (federação).",
  }),
);

/**
 * The federation shown in the viewer's federation area; by default the first that appointed them.
 * @param chosen the requested one; null if it does not exist or is not the viewer's.
 */
const federationOf = ({ federationIds }: Viewer, chosen?: string | null): string | null =>
  federationIds.find((id) => chosen === null || chosen === undefined || id === chosen) ?? null;

builder.objectField(ViewerType, "federationMember", (t) =>
  t.prismaField({
    type: FederationMemberType,
    nullable: true,
    description:
      "The one asked for, if this person works for it; without a key the first (vínculo com a federação). Null for any other.",
    args: {
      key: t.arg({ type: "UUID", description: "Key, of the federation; null for the first (chave)." }),
    },
    resolve: (query, viewer, { key }, ctx) => {
      const federationId = federationOf(viewer, key);
      if (federationId === null) return null;
      return ctx.db.federationMember.findUnique({
        ...query,
        where: { userId_federationId: { userId: viewer.userId, federationId } },
      });
    },
  }),
);
