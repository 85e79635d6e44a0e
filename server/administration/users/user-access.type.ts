import type { Session, User } from "../../../prisma/generated/client/client";
import { mostSessions, openSessionsOfAccounts } from "../../identity/account-sessions.loader";
import { deviceName } from "../../identity/device-name.rules";
import { RoleType, UserType } from "../../identity/identity.type";
import { managementKindLabel, managementKinds } from "../../identity/management/management.rules";
import { signInLocksOf } from "../../identity/sign-in-lock.loader";
import { builder } from "../../platform/graphql/builder";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import { labelled } from "../../platform/graphql/labelled";
import { atMost } from "../../platform/graphql/list-size";
import { whenKnown } from "../../platform/when-known";
import { noteAccountShown } from "../../athletes/read-personal-data.action";
import { roleAssignmentsOf } from "./role-assignments.loader";
import type { RoleAssignment, RolePlace } from "./role-assignments.rules";

const admins = { admin: true } as const;
const mostPlaces = 100;

const RolePlaceKindType = builder.enumType("RolePlaceKind", {
  description: "Onde alguém tem um role.",
  values: labelled(managementKinds, (kind) => managementKindLabel[kind]),
});

const RolePlaceType = builder.objectRef<RolePlace>("RolePlace").implement({
  description: "Onde alguém tem um role. For admins.",
  authScopes: admins,
  fields: (t) => ({
    kind: t.expose("kind", { type: RolePlaceKindType, description: "Tipo." }),
    // Not named id, because a normalised cache would merge this object with the arena or federation of that id.
    placeId: t.id({
      description: "Id: of the arena or federation.",
      resolve: ({ kind, key }) => encodeGlobalId(kind === "ARENA" ? "Arena" : "Federation", key),
    }),
    name: t.exposeString("name", { description: "Nome: of a federation its acronym." }),
    position: t.exposeString("position", {
      nullable: true,
      description: "Cargo: at a federation; null elsewhere.",
    }),
  }),
});

const RoleAssignmentType = builder.objectRef<RoleAssignment>("RoleAssignment").implement({
  description: "Role atribuído: A role of the user, since when and where. For admins.",
  authScopes: admins,
  fields: (t) => ({
    role: t.expose("role", { type: RoleType, description: "Role." }),
    since: t.expose("since", { type: "DateTime", description: "Data de atribuição: UTC." }),
    places: t.field({
      type: [RolePlaceType],
      extensions: atMost(mostPlaces, 2),
      description: "Onde: The arenas and federations that the role is derived from; at most 100.",
      resolve: ({ places }) => places.slice(0, mostPlaces),
    }),
    weeklyClassCount: t.exposeInt("weeklyClasses", {
      description: "Aulas por semana: those a teacher gives; 0 for other roles.",
    }),
  }),
});

/** A session as the administration sees it. */
const AccountSessionType = builder.objectRef<Session>("AccountSession").implement({
  description: "Sessão de uma conta: A device on which the user is signed in. For admins.",
  authScopes: admins,
  fields: (t) => ({
    device: t.string({
      description: "Aparelho: browser and system, for instance “Chrome no Android”.",
      resolve: ({ userAgent }) => deviceName(userAgent),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Entrou em: UTC." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      description: "Último uso: UTC, to a quarter of an hour.",
    }),
  }),
});

const AccountAccessType = builder.objectRef<User>("AccountAccess").implement({
  description: "Acesso a uma conta: how its owner gets in. For admins.",
  authScopes: admins,
  fields: (t) => ({
    openSessions: t.field({
      type: [AccountSessionType],
      extensions: atMost(mostSessions, 5),
      description: "Sessões abertas: the last used first; at most 20.",
      resolve: ({ id }, _args, ctx) => openSessionsOfAccounts(ctx).load(id),
    }),
    lockedUntil: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "Bloqueada até: after wrong passwords, from where they were typed; UTC, null while it is not.",
      resolve: ({ email }, _args, ctx) => signInLocksOf(ctx).load(email),
    }),
    temporaryPasswordUntil: t.expose("temporaryPasswordUntil", {
      type: "DateTime",
      nullable: true,
      description: "Senha provisória até: UTC; null once the person has chosen their own.",
    }),
  }),
});

builder.prismaObjectFields(UserType, (t) => ({
  roleAssignments: t.field({
    type: [RoleAssignmentType],
    authScopes: admins,
    extensions: atMost(5, 2),
    description: "Roles: by priority, and where they come from. For admins.",
    resolve: ({ id }, _args, ctx) => roleAssignmentsOf(ctx).load(id),
  }),
  access: t.field({
    type: AccountAccessType,
    authScopes: admins,
    description: "Acesso: Reading it writes an entry to the log of who viewed an athlete's data. For admins.",
    resolve: (user, _args, ctx) => whenKnown(noteAccountShown(ctx, user.id), () => user),
  }),
}));
