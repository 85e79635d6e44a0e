import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { canSeeFederation } from "./federation.access";
import { atMost } from "../platform/graphql/list-size";
import { arenaCountOf, arenaPlacesOf, mostArenaPlaces, type ArenaPlace } from "./federation-arenas.loader";
import { federationStateLabel, federationStateOf, federationStates } from "./federation-state.rules";

export const FederationStateType = builder.enumType("FederationState", {
  description: "Situação de uma federação.",
  values: labelled(federationStates, (state) => federationStateLabel[state]),
});

const ArenaPlaceType = builder.objectRef<ArenaPlace>("ArenaPlace").implement({
  description: "Cidade com arenas filiadas.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    uf: t.exposeString("uf", { nullable: true, description: "UF: two letters; null when it is not known." }),
    city: t.exposeString("city", { nullable: true, description: "Cidade: null when it is not known." }),
    arenaCount: t.exposeInt("arenaCount", { description: "Arenas filiadas: how many are there." }),
  }),
});

export const FederationType = builder.prismaNode("Federation", {
  description: "Federação: its championships, rankings and arenas. Visible to its members and to admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (federation, ctx) => canSeeFederation(federation.id, ctx.viewer),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Chave: as addresses of pages and files carry it.",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "Nome." }),
    acronym: t.exposeString("acronym", { description: "Sigla: upper case." }),
    active: t.exposeBoolean("active", {
      description: "Ativa: false until an admin activates it; nothing of it is public before.",
    }),
    state: t.field({
      type: FederationStateType,
      description: "Situação: whether it is active, waits to be, or is so no longer.",
      resolve: federationStateOf,
    }),
    inactiveSince: t.expose("inactiveSince", {
      type: "DateTime",
      nullable: true,
      description: "Inativa desde: UTC; null for one that is active or waits to be.",
    }),
    inactiveReason: t.exposeString("inactiveReason", {
      nullable: true,
      description: "Motivo da inatividade: as the administration gave it; null where there is none.",
    }),
    cnpj: t.exposeString("cnpj", {
      nullable: true,
      description: "CNPJ: 14 characters without mask; null when it is not known.",
    }),
    fullAddress: t.exposeString("fullAddress", {
      nullable: true,
      description: "Endereço completo: null when it is not known.",
    }),
    email: t.exposeString("email", { description: "E-mail: of the federation, lower case." }),
    phone: t.exposeString("phone", {
      nullable: true,
      description: "Telefone: null when it is not known.",
    }),
    responsibleName: t.exposeString("responsibleName", { description: "Responsável." }),
    website: t.exposeString("website", {
      nullable: true,
      description: "Site oficial: with its https://; null without one.",
    }),
    city: t.exposeString("city", {
      nullable: true,
      description: "Cidade: null when it is not known.",
    }),
    uf: t.exposeString("uf", {
      nullable: true,
      description: "UF: two letters; null when it is not known.",
    }),
    pixKey: t.exposeString("pixKey", {
      nullable: true,
      description: "Chave Pix: where the fees of its championships are paid to; null without one.",
    }),
    version: t.exposeInt("version", { description: "Versão: sent back on saving, as an optimistic lock." }),
    arenaPlaces: t.field({
      type: [ArenaPlaceType],
      description: `Onde estão as arenas filiadas: where there are most first, at most ${mostArenaPlaces} places; suspended ones left out.`,
      extensions: atMost(mostArenaPlaces, 20),
      resolve: ({ id }, _args, ctx) => arenaPlacesOf(ctx.db, id),
    }),
    arenaCount: t.int({
      description: "Arenas filiadas: how many are not suspended.",
      resolve: ({ id }, _args, ctx) => arenaCountOf(ctx).load(id),
    }),
  }),
});

export const FederationMemberType = builder.prismaNode("FederationMember", {
  description: "Usuário da federação: a user who works for it, with their position.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (member, ctx) => canSeeFederation(member.federationId, ctx.viewer),
  fields: (t) => ({
    appointedOn: t.expose("appointedOn", { type: "Date", description: "Nomeação: the day." }),
    position: t.exposeString("position", { description: "Cargo: for instance “Presidente”." }),
    federation: t.relation("federation", { type: FederationType, description: "Federação." }),
  }),
});
