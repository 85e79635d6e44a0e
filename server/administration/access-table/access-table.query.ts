import { RoleType } from "../../identity/identity.type";
import { grantees, type Grantee, type Reach, type Subject } from "../../platform/access.rules";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { rolesByPriority, type Role } from "../../platform/role.rules";
import { peopleByRole } from "../users/all-users.loader";
import { permissionsOf, type Permission } from "./permissions";

const scope = { admin: true } as const;

const SubjectType = builder.enumType("PermissionSubject", {
  description: "Assunto: what a permission is about.",
  values: {
    ACCOUNT: { description: "Conta: Signing in, signing up, and the own account." },
    ENROLMENT: { description: "Inscrições: enrolling, pairs, payments." },
    TOURNAMENT: { description: "Torneios: of arenas and of federations, their draws and times." },
    MONEY: { description: "Dinheiro: charges, payments, refunds." },
    SCORING: { description: "Placar: results, referees and score links." },
    ARENA: { description: "Arena: its settings and its athletes." },
    FEDERATION: { description: "Federação: its championships, keys and arenas." },
    ADMINISTRATION: { description: "Administração: what runs the platform." },
  } satisfies Record<Subject, object>,
});

const GranteeType = builder.enumType("Grantee", {
  description: "Quem pode: A role, or a grantee without a role.",
  values: {
    ANONYMOUS: { description: "Sem entrar." },
    ATHLETE: { description: "Atleta." },
    TEACHER: { description: "Professor." },
    ARENA_MANAGER: { description: "Gestor de Arena." },
    FEDERATION_MANAGER: { description: "Gestor de Federação." },
    ADMIN: { description: "Administrador." },
    REFEREE: { description: "Árbitro: A referee appointed for the tournament." },
    LINK_HOLDER: {
      description: "Quem tem o link: A visitor with the link of a match's score or an invitation.",
    },
  } satisfies Record<Grantee, object>,
});

const reaching = ({ grants }: Permission, reach: Reach): Grantee[] =>
  grantees.filter((grantee) => grants[grantee] === reach);

const PermissionType = builder.objectRef<Permission>("Permission").implement({
  description: "Ação: something that can be done on the platform, and who may. For admins.",
  authScopes: scope,
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome: of the mutation." }),
    label: t.exposeString("label", { description: "Ação: in words." }),
    subject: t.field({ type: SubjectType, description: "Assunto.", resolve: ({ subject }) => subject }),
    everywhere: t.field({
      type: [GranteeType],
      extensions: atMost(grantees.length, 1),
      description: "Em tudo: The grantees who may act on all objects, also on those of others.",
      resolve: (permission) => reaching(permission, "ALL"),
    }),
    onTheirOwn: t.field({
      type: [GranteeType],
      extensions: atMost(grantees.length, 3),
      description: "No que é seu: The grantees who may act on their own objects only.",
      resolve: (permission) => reaching(permission, "OWN"),
    }),
  }),
});

const RolePeopleType = builder.objectRef<{ role: Role; people: number }>("RolePeople").implement({
  description: "Perfil: a role and how many have it. For admins.",
  authScopes: scope,
  fields: (t) => ({
    role: t.field({ type: RoleType, description: "Papel.", resolve: ({ role }) => role }),
    peopleCount: t.exposeInt("people", {
      description: "Pessoas: Accounts with the role, from any source; the same as `allUsers` finds.",
    }),
  }),
});

builder.queryField("accessTable", (t) =>
  t.field({
    type: [PermissionType],
    authScopes: scope,
    extensions: atMost(200, 150),
    description:
      "Quem pode o quê: all permissions, by their subjects, as the API itself asks who may; read from its rules, not written down apart. For admins.",
    resolve: (_root, _args, _ctx, info) => permissionsOf(info.schema),
  }),
);

builder.queryField("rolePeople", (t) =>
  t.field({
    type: [RolePeopleType],
    authScopes: scope,
    extensions: atMost(rolesByPriority.length),
    description: "Pessoas por papel. For admins.",
    resolve: (_root, _args, { db }) => peopleByRole(db),
  }),
);
