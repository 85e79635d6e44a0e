import { RoleType } from "../../identity/identity.type";
import {
  type Grantee,
  grantees,
  type Reach,
  type Role,
  rolesByPriority,
  type Subject,
} from "../../platform/access.rules";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { peopleByRole } from "../users/user-access.loader";
import { permissionsOf, type Permission } from "./permissions";

const scope = { admin: true } as const;

const SubjectType = builder.enumType("PermissionSubject", {
  description: "What a permission is about (assunto).",
  values: {
    ACCOUNT: { description: "Signing in, signing up, and the own account (conta)." },
    ENROLMENT: { description: "Enrolling, pairs, payments (inscrições)." },
    TOURNAMENT: { description: "Of arenas and of federations, their draws and times (torneios)." },
    MONEY: { description: "Charges, payments, refunds (dinheiro)." },
    SCORING: { description: "Results, referees and score links (placar)." },
    ARENA: { description: "Its settings and its athletes (arena)." },
    FEDERATION: { description: "Its championships, keys and arenas (federação)." },
    ADMINISTRATION: { description: "What runs the platform (administração)." },
  } satisfies Record<Subject, object>,
});

const GranteeType = builder.enumType("Grantee", {
  description: "A role, or a grantee without a role (quem pode).",
  values: {
    ANONYMOUS: { description: "Anonymous (sem entrar)." },
    ATHLETE: { description: "Athlete (atleta)." },
    TEACHER: { description: "Teacher (professor)." },
    ARENA_MANAGER: { description: "Arena manager (gestor de Arena)." },
    FEDERATION_MANAGER: { description: "Federation manager (gestor de Federação)." },
    ADMIN: { description: "Admin (administrador)." },
    REFEREE: { description: "A referee appointed for the tournament (árbitro)." },
    LINK_HOLDER: {
      description: "A visitor with the link of a match's score or an invitation (quem tem o link).",
    },
  } satisfies Record<Grantee, object>,
});

const reaching = ({ grants }: Permission, reach: Reach): Grantee[] =>
  grantees.filter((grantee) => grants[grantee] === reach);

const PermissionType = builder.objectRef<Permission>("Permission").implement({
  description: "Something that can be done on the platform, and who may (ação). For admins.",
  authScopes: scope,
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name, of the mutation (nome)." }),
    label: t.exposeString("label", { description: "Label, in words (ação)." }),
    subject: t.field({
      type: SubjectType,
      description: "Subject (assunto).",
      resolve: ({ subject }) => subject,
    }),
    everywhere: t.field({
      type: [GranteeType],
      extensions: atMost(grantees.length, 1),
      description: "The grantees who may act on all objects, also on those of others (em tudo).",
      resolve: (permission) => reaching(permission, "ALL"),
    }),
    onTheirOwn: t.field({
      type: [GranteeType],
      extensions: atMost(grantees.length, 3),
      description: "The grantees who may act on their own objects only (no que é seu).",
      resolve: (permission) => reaching(permission, "OWN"),
    }),
  }),
});

const RolePeopleType = builder.objectRef<{ role: Role; people: number }>("RolePeople").implement({
  description: "A role and how many have it (perfil). For admins.",
  authScopes: scope,
  fields: (t) => ({
    role: t.field({ type: RoleType, description: "Role (papel).", resolve: ({ role }) => role }),
    peopleCount: t.exposeInt("people", {
      description: "Accounts with the role, from any source; the same as `allUsers` finds (pessoas).",
    }),
  }),
});

builder.queryField("accessTable", (t) =>
  t.field({
    type: [PermissionType],
    authScopes: scope,
    extensions: atMost(200, 150),
    description:
      "All permissions, by their subjects, as the API itself asks who may; read from its rules, not written down apart (quem pode o quê). For admins.",
    resolve: (_root, _args, _ctx, info) => permissionsOf(info.schema),
  }),
);

builder.queryField("rolePeople", (t) =>
  t.field({
    type: [RolePeopleType],
    authScopes: scope,
    extensions: atMost(rolesByPriority.length),
    description: "Role people (pessoas por papel). For admins.",
    resolve: (_root, _args, { db }) => peopleByRole(db),
  }),
);
