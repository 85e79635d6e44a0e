import { builder } from "../platform/graphql/builder";
import { canManageArena, canSeeArena } from "./arena.access";
import { itsPeopleOnly, managersOnly } from "./arena-scopes.access";
import { arenaPagePath } from "./arena-key.rules";
import { arenaPicturePath } from "./arena-logo.rules";

export const ArenaType = builder.prismaNode("Arena", {
  description: "Arena: a club with courts. Visible to its owner and teachers, its federation and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (arena, ctx) => canSeeArena(arena, ctx.viewer),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Chave: as addresses of pages and filters carry it.",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "Nome da arena." }),
    active: t.exposeBoolean("active", {
      description: "Ativa: false while the administration has suspended it.",
    }),
    suspendedAt: t.expose("suspendedAt", {
      ...itsPeopleOnly,
      type: "DateTime",
      description: "Suspensa em: UTC; null for one that is not, or unless one works there.",
    }),
    suspensionReason: t.exposeString("suspensionReason", {
      ...itsPeopleOnly,
      description:
        "Motivo da suspensão: as the administration gave it; null where there is none, or unless one works there.",
    }),
    viewerCanManage: t.boolean({
      description: "Gestor: whether one manages it; false for its teachers.",
      resolve: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    }),
    fullAddress: t.exposeString("fullAddress", { nullable: true, description: "Endereço completo." }),
    courtCount: t.exposeInt("courtCount", { nullable: true, description: "Quantidade de quadras." }),
    opensAt: t.expose("opensAt", { type: "LocalTime", nullable: true, description: "Abertura: HH:mm." }),
    closesAt: t.expose("closesAt", {
      type: "LocalTime",
      nullable: true,
      description: "Fechamento: HH:mm; of the next day where it is not after the opening.",
    }),
    timeZone: t.exposeString("timeZone", {
      description: "Fuso horário: by whose clocks everything at the arena goes, as IANA names it.",
    }),
    hourlyRateInCents: t.exposeInt("hourlyRateInCents", {
      nullable: true,
      description: "Valor da hora de quadra: in centavos.",
    }),
    dayUseInCents: t.exposeInt("dayUseInCents", {
      nullable: true,
      description: "Valor do Day Use: in centavos.",
    }),
    cnpj: t.exposeString("cnpj", {
      ...managersOnly,
      description: "CNPJ: 14 characters without mask; null unless one manages it.",
    }),
    email: t.exposeString("email", {
      ...managersOnly,
      description: "E-mail: of the arena, lower case; null unless one manages it.",
    }),
    contactPhone: t.exposeString("contactPhone", {
      ...managersOnly,
      description: "Contato: null unless one manages it.",
    }),
    whatsApp: t.exposeString("whatsApp", {
      ...managersOnly,
      description: "WhatsApp: as typed; null where there is none, or unless one manages it.",
    }),
    website: t.exposeString("website", {
      ...managersOnly,
      description: "Site: its address; null where there is none, or unless one manages it.",
    }),
    instagram: t.exposeString("instagram", {
      ...managersOnly,
      description: "Instagram: the profile's name; null where there is none, or unless one manages it.",
    }),
    logoPath: t.string({
      ...managersOnly,
      description:
        "Logo: the address of the picture here; null where there is none, or unless one manages it.",
      resolve: ({ logoKey }) => arenaPicturePath("LOGO", logoKey),
    }),
    coverPath: t.string({
      ...managersOnly,
      description:
        "Capa: the address of the picture here; null where there is none, or unless one manages it.",
      resolve: ({ coverKey }) => arenaPicturePath("COVER", coverKey),
    }),
    pixKey: t.exposeString("pixKey", {
      ...managersOnly,
      description: "Chave Pix: as a payload carries it; null when there is none, or unless one manages it.",
    }),
    city: t.exposeString("city", {
      ...managersOnly,
      description: "Cidade: as a Pix code says it; null when it is not known, or unless one manages it.",
    }),
    uf: t.exposeString("uf", {
      nullable: true,
      description: "UF: two letters; null where it is not known.",
    }),
    remindsOnEve: t.exposeBoolean("remindsOnEve", {
      ...managersOnly,
      description:
        "Lembrar na véspera: whether athletes have a mail the day before a class or a rental; null unless one manages it.",
    }),
    remindsOfCharges: t.exposeBoolean("remindsOfCharges", {
      ...managersOnly,
      description:
        "Lembrar cobranças: whether who owes has a mail before and after the due day; null unless one manages it.",
    }),
    teachersSchedule: t.exposeBoolean("teachersSchedule", {
      ...managersOnly,
      description:
        "Whether teachers of the arena schedule classes of their own; null unless the viewer manages the arena.",
    }),
    pageUrl: t.string({
      ...managersOnly,
      description: "Link da arena: where athletes ask to join; null unless one manages it.",
      resolve: ({ pageKey }, _args, ctx) => `${ctx.publicUrl}${arenaPagePath(pageKey)}`,
    }),
    acceptsEveryone: t.exposeBoolean("acceptsEveryone", {
      ...managersOnly,
      description:
        "Aceitar todos: whether who asks to join is in at once, without an answer; null unless one manages it.",
    }),
    responsibleName: t.exposeString("responsibleName", {
      ...managersOnly,
      description: "Responsável: null unless one manages it.",
    }),
  }),
});
