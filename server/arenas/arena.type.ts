import { builder } from "../platform/graphql/builder";
import { canManageArena, canSeeArena, canSeeArenaTournaments } from "./arena.access";
import { arenaPagePath } from "./arena-key.rules";

export const ArenaType = builder.prismaNode("Arena", {
  description: "Arena: a club with courts. Visible to its owner and teachers, its federation and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (arena, ctx) => canSeeArena(arena, ctx.viewer),
  fields: (t) => {
    /** Only the owner and admins read it; for anybody else it is null. */
    const managersOnly = {
      authScopes: (
        arena: { id: string },
        _args: object,
        ctx: { viewer: Parameters<typeof canManageArena>[1] },
      ) => canManageArena(arena.id, ctx.viewer),
      unauthorizedResolver: () => null,
      nullable: true as const,
    };
    /** The same for its teachers too. */
    const itsPeopleOnly = {
      ...managersOnly,
      authScopes: (
        arena: { id: string },
        _args: object,
        ctx: { viewer: Parameters<typeof canSeeArenaTournaments>[1] },
      ) => canSeeArenaTournaments(arena.id, ctx.viewer),
    };
    return {
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
        description: "Fechamento: HH:mm.",
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
        description: "Valor do day use: in centavos.",
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
      pixKey: t.exposeString("pixKey", {
        ...managersOnly,
        description: "Chave Pix: as a payload carries it; null when there is none, or unless one manages it.",
      }),
      city: t.exposeString("city", {
        ...managersOnly,
        description: "Cidade: as a Pix code says it; null when it is not known, or unless one manages it.",
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
    };
  },
});
