import { builder } from "../platform/graphql/builder";
import { arenaPagePath } from "./arena-name.rules";
import { arenaPicturePath } from "./arena-logo.rules";
import { canManageArena, canSeeArena, itsPeopleOnly, managersOnly } from "./arena.access";

export const ArenaType = builder.prismaNode("Arena", {
  description: "A club with courts (arena). Visible to its owner and teachers, its federation and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (arena, ctx) => canSeeArena(arena, ctx.viewer),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as addresses of pages and filters carry it (chave).",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "Name (nome da arena)." }),
    active: t.exposeBoolean("active", {
      description: "Active; false while the administration has suspended it (ativa).",
    }),
    suspendedAt: t.expose("suspendedAt", {
      ...itsPeopleOnly,
      type: "DateTime",
      description: "Suspended at, UTC; null for one that is not, or unless one works there (suspensa em).",
    }),
    suspensionReason: t.exposeString("suspensionReason", {
      ...itsPeopleOnly,
      description:
        "Suspension reason, as the administration gave it; null where there is none, or unless one works there (motivo da suspensão).",
    }),
    viewerCanManage: t.boolean({
      description: "Whether one manages it; false for its teachers (gestor).",
      resolve: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    }),
    fullAddress: t.exposeString("fullAddress", {
      nullable: true,
      description: "Full address (endereço completo).",
    }),
    courtCount: t.exposeInt("courtCount", {
      nullable: true,
      description: "Court count (quantidade de quadras).",
    }),
    opensAt: t.expose("opensAt", {
      type: "LocalTime",
      nullable: true,
      description: "Opens at, HH:mm (abertura).",
    }),
    closesAt: t.expose("closesAt", {
      type: "LocalTime",
      nullable: true,
      description: "Closes at, HH:mm; of the next day where it is not after the opening (fechamento).",
    }),
    timeZone: t.exposeString("timeZone", {
      description:
        "Time zone, by whose clocks everything at the arena goes, as IANA names it (fuso horário).",
    }),
    hourlyRateInCents: t.exposeInt("hourlyRateInCents", {
      nullable: true,
      description: "Hourly rate, in centavos (valor da hora de quadra).",
    }),
    dayUseInCents: t.exposeInt("dayUseInCents", {
      nullable: true,
      description: "Day Use, in centavos (valor do Day Use).",
    }),
    cnpj: t.exposeString("cnpj", {
      ...managersOnly,
      description: "CNPJ, 14 characters without mask; null unless one manages it.",
    }),
    email: t.exposeString("email", {
      ...managersOnly,
      description: "E-mail, of the arena, lower case; null unless one manages it (e-mail).",
    }),
    contactPhone: t.exposeString("contactPhone", {
      ...managersOnly,
      description: "Contact phone; null unless one manages it (contato).",
    }),
    whatsApp: t.exposeString("whatsApp", {
      ...managersOnly,
      description: "WhatsApp, as typed; null where there is none, or unless one manages it (WhatsApp).",
    }),
    website: t.exposeString("website", {
      ...managersOnly,
      description: "Its address; null where there is none, or unless one manages it (site).",
    }),
    instagram: t.exposeString("instagram", {
      ...managersOnly,
      description: "The profile's name; null where there is none, or unless one manages it (Instagram).",
    }),
    logoPath: t.string({
      ...managersOnly,
      description:
        "The address of the picture here; null where there is none, or unless one manages it (logo).",
      resolve: ({ logoKey }) => arenaPicturePath("LOGO", logoKey),
    }),
    coverPath: t.string({
      ...managersOnly,
      description:
        "The address of the picture here; null where there is none, or unless one manages it (capa).",
      resolve: ({ coverKey }) => arenaPicturePath("COVER", coverKey),
    }),
    pixKey: t.exposeString("pixKey", {
      ...managersOnly,
      description:
        "Pix key, as a payload carries it; null when there is none, or unless one manages it (chave Pix).",
    }),
    city: t.exposeString("city", {
      ...managersOnly,
      description:
        "City, as a Pix code says it; null when it is not known, or unless one manages it (cidade).",
    }),
    uf: t.exposeString("uf", {
      nullable: true,
      description: "Two letters; null where it is not known (UF).",
    }),
    remindsOnEve: t.exposeBoolean("remindsOnEve", {
      ...managersOnly,
      description:
        "Whether athletes have a mail the day before a class or a rental; null unless one manages it (lembrar na véspera).",
    }),
    remindsOfCharges: t.exposeBoolean("remindsOfCharges", {
      ...managersOnly,
      description:
        "Whether who owes has a mail before and after the due day; null unless one manages it (lembrar cobranças).",
    }),
    teachersSchedule: t.exposeBoolean("teachersSchedule", {
      ...managersOnly,
      description:
        "Whether teachers of the arena schedule classes of their own; null unless the viewer manages the arena.",
    }),
    pageUrl: t.string({
      ...managersOnly,
      description: "Page url; where athletes ask to join; null unless one manages it (link da arena).",
      resolve: ({ pageKey }, _args, ctx) => `${ctx.publicUrl}${arenaPagePath(pageKey)}`,
    }),
    acceptsEveryone: t.exposeBoolean("acceptsEveryone", {
      ...managersOnly,
      description:
        "Whether who asks to join is in at once, without an answer; null unless one manages it (aceitar todos).",
    }),
    responsibleName: t.exposeString("responsibleName", {
      ...managersOnly,
      description: "Responsible name; null unless one manages it (responsável).",
    }),
  }),
});

/** The answer of what was done to an arena; what else it tells is added to it. */
export const arenaSuccess = <Done extends { arenaId: string } = { arenaId: string }>(
  name: string,
  description: string,
) =>
  builder.objectRef<Done>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      arena: t.prismaField({
        type: "Arena",
        description: "Arena, as it is now.",
        resolve: (query, { arenaId }, _args, ctx) =>
          ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
      }),
    }),
  });
