import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { UserErrorType } from "../platform/graphql/user-errors";
import { rolesByPriority } from "../platform/role.rules";
import { atMost } from "../platform/graphql/list-size";
import { isAdmin, type PausedPlace, type Viewer, type Workplace } from "../platform/viewer";
import {
  EmailAlreadyConfirmed,
  EmailNotConfirmed,
  EmailTaken,
  InvalidCredentials,
  InvalidLink,
  TemporaryPasswordExpired,
} from "./identity.errors";
import { homeOf, roleLabel } from "./roles.rules";

export const RoleType = builder.enumType("Role", {
  description: "Papel: A role, which grants permissions on the platform.",
  values: labelled(rolesByPriority, (role) => roleLabel[role]),
});

export const UserType = builder.prismaNode("User", {
  description: "Usuário: A person who can sign in. Visible to that person and to admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (user, ctx) => isAdmin(ctx.viewer) || user.id === ctx.viewer?.userId,
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Chave: as addresses of pages carry it.",
      resolve: (user) => user.id,
    }),
    email: t.exposeString("email", { description: "E-mail: lower case." }),
    name: t.exposeString("name", { description: "Nome." }),
    emailConfirmed: t.boolean({
      description: "E-mail confirmado: whether the address has been proved.",
      resolve: (user) => user.emailConfirmedAt !== null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Cadastrado em: UTC." }),
  }),
});

const WorkplaceKindType = builder.enumType("WorkplaceKind", {
  description: "Vínculo: The user's relation to a place.",
  values: {
    ARENA: { description: "Gestor: The user manages the arena." },
    TEACHING: { description: "Professor: they teach there." },
    FEDERATION: { description: "Federação: they work for it." },
  } as const,
});

const WorkplaceType = builder.objectRef<Workplace>("Workplace").implement({
  description: "Local de trabalho: An arena or a federation where the user works.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: WorkplaceKindType, description: "Vínculo." }),
    key: t.field({
      type: "UUID",
      description: "Chave: of the arena or federation.",
      resolve: ({ key }) => key,
    }),
    name: t.exposeString("name", { description: "Nome: of a federation its acronym." }),
    title: t.exposeString("title", {
      nullable: true,
      description: "Cargo: at a federation; null elsewhere.",
    }),
  }),
});

const PlaceStateType = builder.enumType("PausedPlaceState", {
  description: "Por que um local de trabalho está parado.",
  values: {
    SUSPENDED: { description: "Suspensa: the administration has suspended the arena." },
    INACTIVE: { description: "Inativa: the administration has made the federation inactive." },
    WAITING: { description: "Aguarda ativação: the federation has never been active." },
  } as const,
});

const PausedPlaceType = builder.objectRef<PausedPlace>("PausedPlace").implement({
  description: "Local parado: A workplace of the user that is suspended, inactive or not activated yet.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: WorkplaceKindType, description: "Vínculo." }),
    name: t.exposeString("name", { description: "Nome: of a federation its acronym." }),
    state: t.expose("state", { type: PlaceStateType, description: "Por que está parado." }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Motivo: The administration's reason; null for none.",
    }),
  }),
});

export const ViewerType = builder.objectRef<Viewer>("Viewer").implement({
  description: "Quem está usando: the person signed in, as the rows say at this moment.",
  authScopes: (viewer, ctx) => viewer.userId === ctx.viewer?.userId,
  fields: (t) => ({
    user: t.prismaField({
      type: "User",
      description: "Usuário.",
      resolve: (query, viewer, _args, ctx) =>
        ctx.db.user.findUniqueOrThrow({ ...query, where: { id: viewer.userId } }),
    }),
    roles: t.field({
      type: [RoleType],
      description: "Papéis: all of them, by priority.",
      resolve: (viewer) => rolesByPriority.filter((role) => viewer.roles.has(role)),
    }),
    primaryRole: t.field({
      type: RoleType,
      nullable: true,
      description: "Papel principal: decides where one lands; null without any role.",
      resolve: (viewer) => viewer.primaryRole,
    }),
    homePath: t.string({
      description: "Página inicial: the path one lands on after signing in.",
      resolve: homeOf,
    }),
    managesArena: t.boolean({
      description: "Gestor: Whether the user manages an arena; false for users who only teach.",
      resolve: (viewer) => viewer.ownedArenaIds.length > 0,
    }),
    isReferee: t.exposeBoolean("isReferee", {
      description: "Árbitro: whether one is or was appointed a referee of some tournament.",
    }),
    answersForMinor: t.exposeBoolean("answersForMinor", {
      description: "Responsável: whether one answers for a minor; false while one acts for one.",
    }),
    workplaces: t.field({
      type: [WorkplaceType],
      description:
        "Locais de trabalho: Arenas that the user manages, arenas where the user teaches, and federations.",
      extensions: atMost(100, 2),
      resolve: ({ workplaces }) => [...workplaces].slice(0, 100),
    }),
    pausedPlaces: t.field({
      type: [PausedPlaceType],
      description: "Locais parados: Workplaces that are suspended, inactive or not activated yet.",
      extensions: atMost(100, 1),
      resolve: ({ pausedPlaces }) => [...pausedPlaces].slice(0, 100),
    }),
    mustChangePassword: t.exposeBoolean("mustChangePassword", {
      description: "Senha provisória: until it is changed nothing else is allowed, and there are no roles.",
    }),
  }),
});

const errorTypes = [
  {
    error: InvalidCredentials,
    name: "InvalidCredentials",
    description: "E-mail ou senha incorretos: The answer does not reveal which of the two is wrong.",
  },
  {
    error: EmailNotConfirmed,
    name: "EmailNotConfirmed",
    description: "E-mail não confirmado: follow the link in the mail first.",
  },
  {
    error: TemporaryPasswordExpired,
    name: "TemporaryPasswordExpired",
    description: "Senha provisória expirada: 72 hours have passed.",
  },
  { error: EmailTaken, name: "EmailTaken", description: "Este email já está cadastrado." },
  {
    error: EmailAlreadyConfirmed,
    name: "EmailAlreadyConfirmed",
    description: "The link was used before, and its address is confirmed (e-mail já confirmado).",
  },
  {
    error: InvalidLink,
    name: "InvalidLink",
    description: "Link inválido: run out, never sent, or used before.",
  },
];
for (const { error, name, description } of errorTypes)
  builder.objectType(error, { name, description, interfaces: [UserErrorType], authScopes: { public: true } });
