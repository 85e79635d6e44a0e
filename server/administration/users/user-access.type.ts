import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { Session, User } from "../../../prisma/generated/client/client";
import { noteAccountShown } from "../../athletes/read-personal-data.action";
import { mostSessions, openSessionsOfAccounts, signInLocksOf } from "../../identity/account.loader";
import { deviceName } from "../../identity/device-name.rules";
import { RoleType, UserType } from "../../identity/identity.type";
import { managementKindLabel, managementKinds } from "../../identity/management/management.rules";
import { builder, labelled } from "../../platform/graphql/builder";
import {
  assertPage,
  atMost,
  maxPageSize,
  totalCountOptions,
  usualPage,
} from "../../platform/graphql/connection";
import { badInput } from "../../platform/graphql/errors";
import { encodeGlobalId } from "../../platform/graphql/nodes";
import { isUuid } from "../../platform/uuid.rules";
import { whenKnown } from "../../platform/when-known";
import {
  roleAssignmentsOf,
  userCount,
  type UserFilter,
  type UserPlace,
  usersPage,
} from "./user-access.loader";
import type { RoleAssignment, RolePlace } from "./role-assignments.rules";

const admins = { admin: true } as const;
const mostPlaces = 100;

const RolePlaceKindType = builder.enumType("RolePlaceKind", {
  description: "A place where a user has a role (onde alguém tem um role).",
  values: labelled(managementKinds, (kind) => managementKindLabel[kind]),
});

const RolePlaceType = builder.objectRef<RolePlace>("RolePlace").implement({
  description: "A place where a user has a role (onde alguém tem um role). For admins.",
  authScopes: admins,
  fields: (t) => ({
    kind: t.expose("kind", { type: RolePlaceKindType, description: "Kind (tipo)." }),
    // Not named id, because a normalised cache would merge this object with the arena or federation of that id.
    placeId: t.id({
      description: "Place, of the arena or federation.",
      resolve: ({ kind, key }) => encodeGlobalId(kind === "ARENA" ? "Arena" : "Federation", key),
    }),
    name: t.exposeString("name", { description: "Name, of a federation its acronym (nome)." }),
    position: t.exposeString("position", {
      nullable: true,
      description: "At a federation; null elsewhere (cargo).",
    }),
  }),
});

const RoleAssignmentType = builder.objectRef<RoleAssignment>("RoleAssignment").implement({
  description: "A role of the user, since when and where (role atribuído). For admins.",
  authScopes: admins,
  fields: (t) => ({
    role: t.expose("role", { type: RoleType, description: "Role." }),
    since: t.expose("since", { type: "DateTime", description: "Since, UTC (data de atribuição)." }),
    places: t.field({
      type: [RolePlaceType],
      extensions: atMost(mostPlaces, 2),
      description: "The arenas and federations that the role is derived from; at most 100 (onde).",
      resolve: ({ places }) => places.slice(0, mostPlaces),
    }),
    weeklyClassCount: t.exposeInt("weeklyClasses", {
      description: "Weekly class count, those a teacher gives; 0 for other roles (aulas por semana).",
    }),
  }),
});

/** A session as the administration sees it. */
const AccountSessionType = builder.objectRef<Session>("AccountSession").implement({
  description: "A device on which the user is signed in (sessão de uma conta). For admins.",
  authScopes: admins,
  fields: (t) => ({
    device: t.string({
      description: "Browser and system, for instance “Chrome no Android” (aparelho).",
      resolve: ({ userAgent }) => deviceName(userAgent),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (entrou em)." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      description: "Last used at, UTC, to a quarter of an hour (último uso).",
    }),
  }),
});

const AccountAccessType = builder.objectRef<User>("AccountAccess").implement({
  description: "How its owner gets in (acesso a uma conta). For admins.",
  authScopes: admins,
  fields: (t) => ({
    openSessions: t.field({
      type: [AccountSessionType],
      extensions: atMost(mostSessions, 5),
      description: "Open sessions, the last used first; at most 20 (sessões abertas).",
      resolve: ({ id }, _args, ctx) => openSessionsOfAccounts(ctx).load(id),
    }),
    lockedUntil: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "Locked until, after wrong passwords, from where they were typed; UTC, null while it is not (bloqueada até).",
      resolve: ({ email }, _args, ctx) => signInLocksOf(ctx).load(email),
    }),
    temporaryPasswordUntil: t.expose("temporaryPasswordUntil", {
      type: "DateTime",
      nullable: true,
      description:
        "Temporary password until, UTC; null once the person has chosen their own (senha provisória até).",
    }),
  }),
});

builder.prismaObjectFields(UserType, (t) => ({
  roleAssignments: t.field({
    type: [RoleAssignmentType],
    authScopes: admins,
    extensions: atMost(5, 2),
    description: "Role assignments, by priority, and where they come from (roles). For admins.",
    resolve: ({ id }, _args, ctx) => roleAssignmentsOf(ctx).load(id),
  }),
  access: t.field({
    type: AccountAccessType,
    authScopes: admins,
    description:
      "Reading it writes an entry to the log of who viewed an athlete's data (acesso). For admins.",
    resolve: (user, _args, ctx) => whenKnown(noteAccountShown(ctx, user.id), () => user),
  }),
}));

const cursorOf = ({ id, name }: UserPlace): string => Buffer.from(`${id} ${name}`).toString("base64url");

function placeOf(cursor: string | undefined): UserPlace | null {
  if (cursor === undefined) return null;
  const [, id = "", name = ""] = /^(\S*) (.*)$/su.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!isUuid(id) || name.includes("\0")) throw badInput("Cursor inválido.");
  return { id, name };
}

builder.queryField("allUsers", (t) =>
  t.connection(
    {
      type: UserType,
      description: "All accounts there are, by name (usuários). For admins.",
      authScopes: { admin: true },
      args: {
        search: t.arg.string({
          description: "Words of the name, the e-mail or an arena of theirs (busca).",
        }),
        role: t.arg({
          type: RoleType,
          description: "Who has it, whatever it comes from; null for all (role).",
        }),
      },
      resolve: async (_root, { search, role, ...args }, { db }) => {
        assertPage(args);
        const filter = { search, role };
        const page = await resolveCursorConnection<Promise<User[]>>(
          { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOf },
          ({ after, before, limit, inverted }) =>
            usersPage(db, filter, { after: placeOf(after), before: placeOf(before), limit, inverted }),
        );
        return { ...page, filter };
      },
    },
    {
      name: "AllUsersConnection",
      description: "A page of all users (usuários).",
      authScopes: { admin: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: { admin: true },
          resolve: (list, _args, ctx) =>
            userCount(ctx.db, (list as unknown as { filter: UserFilter }).filter),
        }),
      }),
    },
    {
      name: "AllUsersEdge",
      description: "Edge of all users (usuário na lista).",
      authScopes: { admin: true },
    },
  ),
);
